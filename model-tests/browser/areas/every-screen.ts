import { PLAYED_SITUATIONS } from "#model-tests/situations/every-situation.ts";
import type { Screen } from "#model-tests/situations/screen.ts";
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
  signatureVerdict,
  tabMenu,
  topMenu,
} from "./screen-situations.ts";
import { openKeyboardMap, openPalette, palette } from "./shell.ts";

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
  {
    name: "sign-in",
    who: "visitor",
    path: () => "/login",
    shows: ["session identity.signedOut", "languageChange settled"],
    isThere: heading,
  },
  {
    name: "language question",
    who: "visitor",
    path: () => "/login",
    shows: ["languageChange confirming"],
    isThere: languageQuestion,
  },
  {
    name: "registration",
    who: "visitor",
    path: () => "/register",
    shows: ["registration open.typing"],
    isThere: heading,
  },
  {
    name: "forgot password",
    who: "visitor",
    path: () => "/forget",
    shows: ["forgotPassword open.identifying.typing"],
    isThere: heading,
  },
  {
    name: "choosing another password",
    who: "visitor",
    path: () => "/forget",
    shows: ["forgotPassword open.choosing.typing"],
    isThere: choosingPassword,
  },
  { name: "password reset", who: "visitor", path: () => "/forget", isThere: passwordReset },
  {
    name: "sign-in by an identity provider",
    who: "visitor",
    path: () => "/login",
    shows: ["identityProvider idle"],
    isThere: identityProblem,
  },
  {
    name: "not found",
    who: "merchant",
    path: () => "/nowhere",
    shows: ["session identity.signedIn.settled"],
  },
  {
    name: "console home",
    who: "merchant",
    path: () => "/console/index",
    shows: [
      "quickEntrances shown",
      "session ending.none",
      "connection online",
      "settings drawer.closed",
      "settings appearance",
      "settings menuSource.local",
    ],
    isThere: consoleHome,
  },
  {
    name: "console home of a newcomer",
    who: "newcomer",
    path: () => "/console/index",
    shows: ["accessProcess shown"],
  },
  ...["documents", "overview", "guide"].map(
    (page): Screen => ({
      name: `help ${page}`,
      who: "merchant",
      path: () => `/help/${page}`,
      isThere: heading,
    }),
  ),
  {
    name: "developer center",
    who: "merchant",
    path: () => "/help/developers",
    shows: ["signatureCheck checked"],
    isThere: signatureVerdict,
  },
  {
    name: "packages",
    who: "merchant",
    path: () => "/order/packages",
    isThere: packages,
  },
  { name: "my orders", who: "merchant", path: () => "/order/list", shows: ["list shown"] },
  {
    name: "no orders that match",
    who: "merchant",
    path: () => "/order/list?code=nothing-like-it",
    shows: ["list noMatch"],
  },
  {
    name: "order details",
    who: "merchant",
    path: (order) => `/order/list?open=${order}`,
    shows: ["resource loaded"],
  },
  {
    name: "pay dialog",
    who: "merchant",
    path: (order) => `/order/list?pay=${order}`,
    shows: ["orderPayment payment.pending.open"],
  },
  {
    name: "cancel question",
    who: "merchant",
    path: (order) => `/order/list?cancel=${order}`,
    shows: ["orderPayment payment.pending.confirmingCancel"],
  },
  {
    name: "no applications",
    who: "newcomer",
    path: () => "/app/list",
    shows: ["list empty"],
  },
  {
    name: "adding an application",
    who: "newcomer",
    path: () => "/app/list?add=1",
    shows: ["applicationCreation open.typing"],
  },
  {
    name: "gate before an edit",
    who: "merchant",
    path: () => "/app/list?edit=APP1000200030",
    shows: ["verification open.typing"],
  },
  {
    name: "gate before credentials",
    who: "merchant",
    path: () => "/app/list?credentials=APP1000200030",
    shows: ["verification open.typing"],
  },
  {
    name: "currency list",
    who: "merchant",
    path: () => "/currencybill/list",
    shows: ["list shown"],
  },
  {
    name: "my currencies",
    who: "merchant",
    path: () => "/mycurrency/list",
    shows: ["currencySwitches ready"],
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
    shows: ["list shown"],
  },
  {
    name: "application bills",
    who: "merchant",
    path: () => "/bill/list",
    shows: ["list shown"],
  },
  {
    name: "recharge bills",
    who: "merchant",
    path: () => "/rechargeBill/list",
    shows: ["list shown"],
  },
  {
    name: "transaction records",
    who: "merchant",
    path: () => "/transaction/list",
    shows: ["list shown"],
  },
  {
    name: "callbacks",
    who: "merchant",
    path: () => "/callback/list",
    shows: ["list shown"],
  },
  {
    name: "application bill",
    who: "merchant",
    path: () => "/bill/list?open=BILL100000",
    shows: ["resource loaded"],
  },
  {
    name: "recharge bill",
    who: "merchant",
    path: () => "/rechargeBill/list?open=RECH100001",
    shows: ["resource loaded"],
  },
  {
    name: "transaction record",
    who: "merchant",
    path: () => "/transaction/list?open=TX100000",
    shows: ["resource loaded"],
  },
  {
    name: "no application bills yet",
    who: "newcomer",
    path: () => "/bill/list",
    shows: ["list empty"],
  },
  {
    name: "no recharge bills yet",
    who: "newcomer",
    path: () => "/rechargeBill/list",
    shows: ["list empty"],
  },
  {
    name: "no transaction records yet",
    who: "newcomer",
    path: () => "/transaction/list",
    shows: ["list empty"],
  },
  {
    name: "no callbacks yet",
    who: "newcomer",
    path: () => "/callback/list",
    shows: ["list empty"],
  },
  {
    name: "user centre",
    who: "merchant",
    path: () => "/user/center",
    isThere: async (person) => {
      await person.reads("frame:lastLogin.first");
      await person.sees("devices", "shown");
    },
  },
  {
    name: "security history",
    who: "merchant",
    path: () => "/user/history",
    shows: ["list shown"],
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
    shows: ["palette idle"],
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
    shows: ["settings drawer.open"],
    isThere: async (person) => {
      await openSettings(person);
    },
  },
  { name: "merchant's own menu", who: "merchant", path: () => "/console/index", isThere: ownMenu },
  {
    name: "lost connection",
    who: "merchant",
    path: () => "/order/list",
    shows: ["connection offline"],
    isThere: lostConnection,
  },
  { name: "menu on top", who: "merchant", path: () => "/order/list", isThere: topMenu },
  { name: "tab bar", who: "merchant", path: () => "/user/center", shows: ["tabs open"], isThere: tabMenu },
  {
    name: "screen that cannot be had",
    who: "merchant",
    path: () => "/order/list",
    isThere: brokenScreen,
  },
  {
    name: "ended session",
    who: "merchant",
    path: () => "/console/index",
    shows: ["session ending.asking"],
    isThere: endedSession,
  },
  {
    name: "payment demo",
    who: "merchant",
    isDocument: true,
    path: () => "/demo01",
    shows: ["orderPayment payment.pending.open"],
  },
  {
    name: "newer release",
    who: "merchant",
    path: () => "/order/list",
    shows: ["release offered"],
    isThere: newerRelease,
  },
  ...PLAYED_SITUATIONS,
];
