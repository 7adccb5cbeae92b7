import type { Section } from "./section.ts";

export const ROLES: Section = {
  title: "6. Roles and permissions",
  clauses: {
    "6.1": { a: "The signed-in routes need a token.", b: "Every list may be opened in any role." },
    "6.2": { a: "The roles are user and admin.", b: "The role is empty at first." },
    "6.3": {
      a: "An element for some roles is absent for any other role.",
      b: "An empty list of roles removes nothing.",
      c: "Roles that are not a list are an error.",
    },
    "6.4": { a: "The mock's user has the role of the local storage key `userRole`, else admin." },
    "6.5": { a: "A code by email guards an application's credentials and its editing." },
  },
};
