import type { Section } from "./section.ts";

export const PURPOSE: Section = {
  title: "1. Purpose and audience",
  clauses: {
    "1.1": {
      a: "A merchant, the only kind of user, registers with an email and a password, and signs in with them.",
      b: "A merchant buys a package that is priced and paid in USDT.",
      c: "A new application receives an AppKey and an AppSecret.",
      d: "A merchant sees application bills, recharge bills, currencies (main coins and tokens) and transaction records.",
      e: "Each merchant's payment address comes from the server.",
    },
    "1.2": {
      a: "A landing page and an enterprise product page are open to everybody.",
      b: "The console speaks at least five languages.",
      c: "There is a light and a dark theme.",
    },
  },
};
