import type { Section } from "./section.ts";

export const VALIDATION: Section = {
  title: "5. Validation",
  clauses: {
    "5.1": { a: "A required field that is empty is refused." },
    "5.2": { a: "What is no email address is refused for its format." },
    "5.3": {
      a: "A password has at least 8 characters.",
      b: "It has upper case.",
      c: "It has lower case.",
      d: "It has digits.",
    },
    "5.4": {
      a: "At registration both passwords match.",
      b: "For a forgotten password both match.",
      c: "When the password is changed both match.",
    },
    "5.5": { a: "An email that is registered is not registered again." },
    "5.6": { a: "An empty code is refused." },
    "5.7": { a: "Sign-in without an email is refused.", b: "Sign-in without a password is refused." },
    "5.8": { a: "Ordering without a package says “Please select the current package first”." },
    "5.9": { a: "Signing out without a stored user clears the session and reloads the page." },
    "5.10": { a: "A locale that is empty or undefined is passed over." },
    "5.11": { a: "Editing the nickname asks for one." },
  },
};
