import type { Defect } from "#tools/proof/defect.ts";

export const ROLE_DEFECTS: readonly Defect[] = [
  {
    breaks: ["6.1.a", "2.20.b"],
    file: "src/navigation/guard.ts",
    find: '!signedIn && to.route.access !== "public"',
    replace: '!signedIn && to.route.access !== "public" && to.route.name !== "orderList"',
    says: "the orders need no token",
  },
  {
    breaks: ["6.1.b", "2.14.a"],
    file: "src/navigation/console-routes.ts",
    find: 'const inConsole = { access: "signedIn", roles: ["*"], frame: "console" } as const;',
    replace: 'const inConsole = { access: "signedIn", roles: ["admin"], frame: "console" } as const;',
    says: "lists are for admins alone",
  },
  {
    breaks: ["6.2.a"],
    file: "machines/account/role.ts",
    find: 'SWITCHED: { target: ".user", actions: emit({ type: "roleSwitched", role: "user" }) }',
    replace: 'SWITCHED: { target: ".admin", actions: emit({ type: "roleSwitched", role: "admin" }) }',
    says: "a role is switched to admin alone",
  },
  {
    breaks: ["6.2.b"],
    file: "machines/account/role.ts",
    find: '  initial: "none",',
    replace: '  initial: "user",',
    says: "the role is user at first",
  },
  {
    breaks: ["6.3.a"],
    file: "machines/account/permission.ts",
    find: 'allowed.includes("*") || allowed.includes(role)',
    replace: 'allowed.includes("*") || role !== ""',
    says: "an element for admins is shown to users",
  },
  {
    breaks: ["6.3.b"],
    file: "machines/account/permission.ts",
    find: "allowed.length === 0 ||",
    replace: "",
    says: "an empty list removes the element",
  },
  {
    breaks: ["6.3.c"],
    file: "machines/account/permission.ts",
    find: "if (!Array.isArray(allowed)) throw",
    replace: "if (!Array.isArray(allowed)) return true;\n  if (allowed === null) throw",
    says: "what is no list is no error",
  },
  {
    breaks: ["6.4.a"],
    file: "sandbox/mock/user-info.ts",
    find: 'userRole || "admin"',
    replace: 'userRole || "user"',
    says: "the mock's user is no admin",
  },
  {
    breaks: ["6.5.a"],
    file: "machines/applications/application-edit.ts",
    find: 'initial: "verifying"',
    replace: 'initial: "loading"',
    says: "an application is edited without a code",
  },
];
