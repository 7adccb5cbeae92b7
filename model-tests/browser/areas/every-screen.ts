import type { Person } from "#model-tests/browser/person.ts";
import { profileForm } from "./account.ts";
import { openSettings } from "./frame.ts";
import { messageBox } from "./messages.ts";
import {
  brokenScreen,
  choosingPassword,
  consoleHome,
  endedSession,
  heading,
  identityProblem,
  languageQuestion,
  lostConnection,
  newerRelease,
  ownMenu,
  packages,
  passwordIssues,
  passwordReset,
  settled,
  signatureVerdict,
  tabMenu,
  topMenu,
} from "./screen-situations.ts";
import { openKeyboardMap, openPalette, palette } from "./shell.ts";

/** A screen of the console, with its dialogs, and how one sees that it is all there. */
export type Screen = {
  name: string;
  /** Somebody signed out, a merchant who has just registered, one with months of business, or that one in mock mode. */
  who: "visitor" | "newcomer" | "merchant" | "mocked";
  /** The only width at which there is such a screen, in pixels; by default there is one at every width. */
  width?: 360;
  /** Whether it is no part of the console that is loaded, but a document of its own. */
  isDocument?: true;
  /** Its address; `order` is the code of an order that can be paid. */
  path: (order: string) => string;
  isThere: (person: Person) => Promise<void>;
};

/**
 * Every screen that can be reached by an address. What stands on a screen beyond its address is left behind for
 * the next one, so the last of the merchant's are those that leave something behind, or load the page once more.
 */
export const EVERY_SCREEN: readonly Screen[] = [
  { name: "landing page", who: "visitor", isDocument: true, path: () => "/home", isThere: heading },
  {
    name: "enterprise page",
    who: "visitor",
    isDocument: true,
    path: () => "/products/enterprise-pack",
    isThere: heading,
  },
  { name: "sign-in", who: "visitor", path: () => "/login", isThere: heading },
  { name: "language question", who: "visitor", path: () => "/login", isThere: languageQuestion },
  { name: "registration", who: "visitor", path: () => "/register", isThere: heading },
  { name: "forgot password", who: "visitor", path: () => "/forget", isThere: heading },
  { name: "choosing another password", who: "visitor", path: () => "/forget", isThere: choosingPassword },
  { name: "password reset", who: "visitor", path: () => "/forget", isThere: passwordReset },
  { name: "sign-in by an identity provider", who: "visitor", path: () => "/login", isThere: identityProblem },
  {
    name: "not found",
    who: "merchant",
    path: () => "/nowhere",
    isThere: (person) => person.sees("session", "signedIn"),
  },
  {
    name: "console home",
    who: "merchant",
    path: () => "/console/index",
    isThere: consoleHome,
  },
  {
    name: "console home of a newcomer",
    who: "newcomer",
    path: () => "/console/index",
    isThere: (person) => person.sees("accessProcess", "shown"),
  },
  ...["documents", "overview", "guide"].map(
    (page): Screen => ({
      name: `help ${page}`,
      who: "merchant",
      path: () => `/help/${page}`,
      isThere: heading,
    }),
  ),
  { name: "developer center", who: "merchant", path: () => "/help/developers", isThere: signatureVerdict },
  {
    name: "packages",
    who: "merchant",
    path: () => "/order/packages",
    isThere: packages,
  },
  { name: "my orders", who: "merchant", path: () => "/order/list", isThere: (person) => person.sees("list", "shown") },
  {
    name: "no orders that match",
    who: "merchant",
    path: () => "/order/list?code=nothing-like-it",
    isThere: (person) => person.sees("list", "noMatch"),
  },
  {
    name: "order details",
    who: "merchant",
    path: (order) => `/order/list?open=${order}`,
    isThere: (person) => settled(person, "resource"),
  },
  {
    name: "pay dialog",
    who: "merchant",
    path: (order) => `/order/list?pay=${order}`,
    isThere: (person) => person.sees("orderPayment", '"pending":"open"'),
  },
  {
    name: "cancel question",
    who: "merchant",
    path: (order) => `/order/list?cancel=${order}`,
    isThere: (person) => person.sees("orderPayment", '"confirmingCancel"'),
  },
  {
    name: "no applications",
    who: "newcomer",
    path: () => "/app/list",
    isThere: (person) => person.sees("list", "empty"),
  },
  {
    name: "adding an application",
    who: "newcomer",
    path: () => "/app/list?add=1",
    isThere: (person) => person.sees("applicationCreation", "typing"),
  },
  {
    name: "gate before an edit",
    who: "merchant",
    path: () => "/app/list?edit=APP1000200030",
    isThere: (person) => person.sees("verification", "unsent"),
  },
  {
    name: "gate before credentials",
    who: "merchant",
    path: () => "/app/list?credentials=APP1000200030",
    isThere: (person) => person.sees("verification", "unsent"),
  },
  {
    name: "currency list",
    who: "merchant",
    path: () => "/currencybill/list",
    isThere: (person) => person.sees("list", "shown"),
  },
  {
    name: "my currencies",
    who: "merchant",
    path: () => "/mycurrency/list",
    isThere: (person) => person.sees("currencySwitches", "ready"),
  },
  {
    name: "wallet",
    who: "merchant",
    path: () => "/wallet/index?network=BSC",
    isThere: (person) =>
      person.reads("chain:address.compare").then(() => person.reads("currencies:wallet.balanceText")),
  },
  {
    name: "my applications",
    who: "merchant",
    path: () => "/app/list",
    isThere: (person) => person.sees("list", "shown"),
  },
  {
    name: "application bills",
    who: "merchant",
    path: () => "/bill/list",
    isThere: (person) => person.sees("list", "shown"),
  },
  {
    name: "recharge bills",
    who: "merchant",
    path: () => "/rechargeBill/list",
    isThere: (person) => person.sees("list", "shown"),
  },
  {
    name: "transaction records",
    who: "merchant",
    path: () => "/transaction/list",
    isThere: (person) => person.sees("list", "shown"),
  },
  {
    name: "callbacks",
    who: "merchant",
    path: () => "/callback/list",
    isThere: (person) => person.sees("list", "shown"),
  },
  {
    name: "application bill",
    who: "merchant",
    path: () => "/bill/list?open=BILL100000",
    isThere: (person) => settled(person, "resource"),
  },
  {
    name: "recharge bill",
    who: "merchant",
    path: () => "/rechargeBill/list?open=RECH100001",
    isThere: (person) => settled(person, "resource"),
  },
  {
    name: "transaction record",
    who: "merchant",
    path: () => "/transaction/list?open=TX100000",
    isThere: (person) => settled(person, "resource"),
  },
  {
    name: "no application bills yet",
    who: "newcomer",
    path: () => "/bill/list",
    isThere: (person) => person.sees("list", "empty"),
  },
  {
    name: "no recharge bills yet",
    who: "newcomer",
    path: () => "/rechargeBill/list",
    isThere: (person) => person.sees("list", "empty"),
  },
  {
    name: "no transaction records yet",
    who: "newcomer",
    path: () => "/transaction/list",
    isThere: (person) => person.sees("list", "empty"),
  },
  {
    name: "no callbacks yet",
    who: "newcomer",
    path: () => "/callback/list",
    isThere: (person) => person.sees("list", "empty"),
  },
  {
    name: "user centre",
    who: "merchant",
    path: () => "/user/center",
    isThere: async (person) => {
      await person.reads("account:lastLogin.first");
      await person.sees("devices", "shown");
    },
  },
  {
    name: "security history",
    who: "merchant",
    path: () => "/user/history",
    isThere: (person) => person.sees("list", "shown"),
  },
  {
    name: "profile form",
    who: "merchant",
    path: () => "/user/center?edit=profile",
    isThere: async (person) => {
      await profileForm(person).field.fill("");
      await profileForm(person).save.click();
      await person.reads("account:profileEdit.issue.required");
    },
  },
  { name: "change-password dialog", who: "merchant", path: () => "/user/center", isThere: passwordIssues },
  {
    name: "command palette",
    who: "merchant",
    path: () => "/order/packages",
    isThere: (person) => packages(person).then(() => openPalette(person)),
  },
  {
    name: "nothing found in the palette",
    who: "merchant",
    path: () => "/order/packages",
    isThere: async (person) => {
      await packages(person);
      await openPalette(person);
      await palette(person).field.fill("7-nowhere");
      await person.sees("palette", "shown");
    },
  },
  {
    name: "keyboard map",
    who: "merchant",
    path: () => "/order/packages",
    isThere: (person) => packages(person).then(() => openKeyboardMap(person)),
  },
  {
    name: "message box",
    who: "merchant",
    path: () => "/user/center",
    isThere: async (person) => {
      await person.sees("messages", "shown");
      await messageBox(person).open();
    },
  },
  {
    name: "messages in mock mode",
    who: "mocked",
    path: () => "/user/center",
    isThere: async (person) => {
      const box = messageBox(person);
      await box.counts(6);
      await box.open();
      await person.sees("messages", "shown");
    },
  },
  {
    name: "menu of a small display",
    who: "merchant",
    width: 360,
    path: () => "/user/center",
    isThere: async (person) => {
      await person.button("frame:navigation.open").click();
      await person.page.getByRole("dialog", { name: person.say("frame:navigation.label") }).waitFor();
    },
  },
  {
    name: "settings drawer",
    who: "merchant",
    path: () => "/user/center",
    isThere: async (person) => {
      await openSettings(person);
    },
  },
  { name: "merchant's own menu", who: "merchant", path: () => "/console/index", isThere: ownMenu },
  { name: "lost connection", who: "merchant", path: () => "/order/list", isThere: lostConnection },
  { name: "menu on top", who: "merchant", path: () => "/order/list", isThere: topMenu },
  { name: "tab bar", who: "merchant", path: () => "/user/center", isThere: tabMenu },
  {
    name: "screen that cannot be had",
    who: "merchant",
    path: () => "/order/list",
    isThere: brokenScreen,
  },
  { name: "ended session", who: "merchant", path: () => "/console/index", isThere: endedSession },
  {
    name: "payment demo",
    who: "merchant",
    isDocument: true,
    path: () => "/demo01",
    isThere: (person) => person.sees("orderPayment", '"pending":"open"'),
  },
  { name: "newer release", who: "merchant", path: () => "/order/list", isThere: newerRelease },
];
