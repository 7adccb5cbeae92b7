import type { Defect } from "#tools/proof/defect.ts";

export const PURPOSE_DEFECTS: readonly Defect[] = [
  {
    breaks: ["1.1.a"],
    file: "sandbox/account/register.ts",
    find: "const passwordHash = await hashPassword(given.password, settings.passwordCost);",
    replace: 'const passwordHash = await hashPassword("", settings.passwordCost);',
    says: "whoever registered cannot sign in",
  },
  {
    breaks: ["1.1.b", "9.4.a", "3.6.b"],
    file: "src/orders/packages/PackageChoice.tsx",
    find: '<strong className="figures">{format.decimal(chosen.amount)}</strong> <span>USDT</span>',
    replace: '<strong className="figures">{format.decimal(chosen.amount)}</strong> <span>EUR</span>',
    says: "a package is priced in euros",
  },
  {
    breaks: ["1.2.c"],
    file: "src/app/before-paint.ts",
    find: 'theme === "dark" ||',
    replace: "",
    says: "the dark theme that was chosen is not shown",
  },
];
