import type { Section } from "./section.ts";

export const ENTITIES: Section = {
  title: "3. Entities",
  clauses: {
    "3.1": {
      a: "The token is stored under `token`.",
      b: "The user is stored under `UserIdToken`: id, email, language, nickName and avatar.",
      c: "The locale is stored under `arco-locale`; without one it is en-US.",
    },
    "3.2": { a: "A sign-in answers with accessToken, userId, email, language, nickName and avatar." },
    "3.3": {
      a: "A profile has name, avatar, job, organization, location, email, introduction, personalWebsite, jobName, organizationName, locationName, phone, registrationDate, accountId, certification, role, nickname and merchant ID.",
      b: "Its role is empty at first.",
    },
    "3.4": { a: "A tab has its title, name, full path, query and whether it is left out of the cache." },
    "3.5": {
      a: "An order has its code, package, term in months, amount in USDT, created time, pay status, paid time and pay type.",
      b: "Its details add product, type, market, usage, order details, total, payment method, status, pay time and what it upgrades.",
    },
    "3.6": {
      a: "A package limits wallets, currencies and applications, and each may be unlimited.",
      b: "A package has a term (a month, a quarter or another) and a time at which it expires.",
    },
    "3.7": {
      a: "An application has its code, name, address, both callback addresses, created time, status and remark.",
      b: "It has an AppKey and an AppSecret.",
    },
    "3.8": {
      a: "An application bill has all that the specification lists, from code and both addresses to the transfer amount.",
      b: "Application bills are filtered by a start and an end time.",
    },
    "3.9": {
      a: "A recharge bill has its number, payment currency, currency symbol, amount, payment and delivery address, and pay time.",
    },
    "3.10": {
      a: "A currency has its name, symbol, contract address, type, unit, chain name, chain unit, status and arrival time.",
      b: "A currency is a main coin or a token.",
    },
    "3.11": {
      a: "The figures are the account's balance, the main chain's amount, wallets, available currencies, applications and the day's collection.",
    },
    "3.12": {
      a: "The settings are navbar, menu, topMenu, footer, tabBar, menuFromServer, menuWidth, colorWeak and globalSettings.",
    },
    "3.13": {
      a: "A message has its id, type (message, notice, todo), title, subTitle, avatar, content, time, messageType and status (0 unread, 1 read).",
    },
    "3.14": {
      a: "What is not given, how orders, applications and bills are named on the wire, is marked as a proposal.",
    },
  },
};
