import { MOCKED_SITUATIONS } from "#model-tests/situations/every-situation.ts";
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
 * Every screen, and every situation. Screens that leave something behind or reload the page come last, since the next one
 * continues in the same page.
 */
export const EVERY_SCREEN: readonly Screen[] = [
  { name: "landing page", who: "visitor", isDocument: true, path: () => "/home", prepare: heading },
  {
    name: "enterprise page",
    who: "visitor",
    isDocument: true,
    path: () => "/products/enterprise-pack",
    prepare: heading,
  },
  {
    name: "sign-in",
    who: "visitor",
    path: () => "/login",
    states: ["session identity.signedOut", "languageChange settled"],
    prepare: heading,
  },
  {
    name: "language question",
    who: "visitor",
    path: () => "/login",
    states: ["languageChange confirming"],
    prepare: languageQuestion,
  },
  {
    name: "registration",
    who: "visitor",
    path: () => "/register",
    states: ["registration open.typing"],
    prepare: heading,
  },
  {
    name: "forgot password",
    who: "visitor",
    path: () => "/forget",
    states: ["forgotPassword open.identifying.typing"],
    prepare: heading,
  },
  {
    name: "choosing another password",
    who: "visitor",
    path: () => "/forget",
    states: ["forgotPassword open.choosing.typing"],
    prepare: choosingPassword,
  },
  { name: "password reset", who: "visitor", path: () => "/forget", prepare: passwordReset },
  {
    name: "sign-in by an identity provider",
    who: "visitor",
    path: () => "/login",
    states: ["identityProvider idle"],
    prepare: identityProblem,
  },
  {
    name: "not found",
    who: "merchant",
    path: () => "/nowhere",
    states: ["session identity.signedIn.settled"],
  },
  {
    name: "console home",
    who: "merchant",
    path: () => "/console/index",
    states: [
      "quickEntrances shown",
      "session ending.none",
      "connection online",
      "settings drawer.closed",
      "settings appearance",
      "settings menuSource.local",
    ],
    prepare: consoleHome,
  },
  {
    name: "console home of a newcomer",
    who: "newcomer",
    path: () => "/console/index",
    states: ["accessProcess shown"],
  },
  ...["documents", "overview", "guide"].map(
    (page): Screen => ({
      name: `help ${page}`,
      who: "merchant",
      path: () => `/help/${page}`,
      prepare: heading,
    }),
  ),
  {
    name: "developer center",
    who: "merchant",
    path: () => "/help/developers",
    states: ["signatureCheck checked"],
    prepare: signatureVerdict,
  },
  {
    name: "packages",
    who: "merchant",
    path: () => "/order/packages",
    prepare: packages,
  },
  { name: "my orders", who: "merchant", path: () => "/order/list", states: ["list shown"] },
  {
    name: "no orders that match",
    who: "merchant",
    path: () => "/order/list?code=nothing-like-it",
    states: ["list noMatch"],
  },
  {
    name: "order details",
    who: "merchant",
    path: (order) => `/order/list?open=${order}`,
    states: ["resource loaded"],
  },
  {
    name: "pay dialog",
    who: "merchant",
    path: (order) => `/order/list?pay=${order}`,
    states: ["orderPayment payment.pending.open"],
  },
  {
    name: "cancel question",
    who: "merchant",
    path: (order) => `/order/list?cancel=${order}`,
    states: ["orderPayment payment.pending.confirmingCancel"],
  },
  {
    name: "no applications",
    who: "newcomer",
    path: () => "/app/list",
    states: ["list empty"],
  },
  {
    name: "adding an application",
    who: "newcomer",
    path: () => "/app/list?add=1",
    states: ["applicationCreation open.typing"],
  },
  {
    name: "gate before an edit",
    who: "merchant",
    path: () => "/app/list?edit=APP1000200030",
    states: ["verification open.typing"],
  },
  {
    name: "gate before credentials",
    who: "merchant",
    path: () => "/app/list?credentials=APP1000200030",
    states: ["verification open.typing"],
  },
  {
    name: "currency list",
    who: "merchant",
    path: () => "/currencybill/list",
    states: ["list shown"],
  },
  {
    name: "my currencies",
    who: "merchant",
    path: () => "/mycurrency/list",
    states: ["currencySwitches ready"],
  },
  {
    name: "wallet",
    who: "merchant",
    path: () => "/wallet/index?network=BSC",
    prepare: (person) =>
      person.expectText("chain:address.compare").then(() => person.expectText("currencies:wallet.balanceText")),
  },
  {
    name: "my applications",
    who: "merchant",
    path: () => "/app/list",
    states: ["list shown"],
  },
  {
    name: "application bills",
    who: "merchant",
    path: () => "/bill/list",
    states: ["list shown"],
  },
  {
    name: "recharge bills",
    who: "merchant",
    path: () => "/rechargeBill/list",
    states: ["list shown"],
  },
  {
    name: "transaction records",
    who: "merchant",
    path: () => "/transaction/list",
    states: ["list shown"],
  },
  {
    name: "callbacks",
    who: "merchant",
    path: () => "/callback/list",
    states: ["list shown"],
  },
  {
    name: "application bill",
    who: "merchant",
    path: () => "/bill/list?open=BILL100000",
    states: ["resource loaded"],
  },
  {
    name: "recharge bill",
    who: "merchant",
    path: () => "/rechargeBill/list?open=RECH100001",
    states: ["resource loaded"],
  },
  {
    name: "transaction record",
    who: "merchant",
    path: () => "/transaction/list?open=TX100000",
    states: ["resource loaded"],
  },
  {
    name: "no application bills yet",
    who: "newcomer",
    path: () => "/bill/list",
    states: ["list empty"],
  },
  {
    name: "no recharge bills yet",
    who: "newcomer",
    path: () => "/rechargeBill/list",
    states: ["list empty"],
  },
  {
    name: "no transaction records yet",
    who: "newcomer",
    path: () => "/transaction/list",
    states: ["list empty"],
  },
  {
    name: "no callbacks yet",
    who: "newcomer",
    path: () => "/callback/list",
    states: ["list empty"],
  },
  {
    name: "user centre",
    who: "merchant",
    path: () => "/user/center",
    prepare: async (person) => {
      await person.expectText("frame:lastLogin.first");
      await person.expectState("devices", "shown");
    },
  },
  {
    name: "security history",
    who: "merchant",
    path: () => "/user/history",
    states: ["list shown"],
  },
  {
    name: "profile form",
    who: "merchant",
    path: () => "/user/center?edit=profile",
    prepare: async (person) => {
      await profileForm(person).field.fill("");
      await profileForm(person).save.click();
      await person.expectText("account:profileEdit.issue.required");
    },
  },
  { name: "change-password dialog", who: "merchant", path: () => "/user/center", prepare: passwordIssues },
  {
    name: "command palette",
    who: "merchant",
    path: () => "/order/packages",
    states: ["palette idle"],
    prepare: (person) => packages(person).then(() => openPalette(person)),
  },
  {
    name: "nothing found in the palette",
    who: "merchant",
    path: () => "/order/packages",
    prepare: async (person) => {
      await packages(person);
      await openPalette(person);
      await palette(person).field.fill("7-nowhere");
      await person.expectState("palette", "shown");
    },
  },
  {
    name: "keyboard map",
    who: "merchant",
    path: () => "/order/packages",
    prepare: (person) => packages(person).then(() => openKeyboardMap(person)),
  },
  {
    name: "message box",
    who: "merchant",
    path: () => "/user/center",
    prepare: async (person) => {
      await person.expectState("messages", "shown");
      await messageBox(person).open();
    },
  },
  {
    name: "messages in mock mode",
    who: "mocked",
    path: () => "/user/center",
    prepare: async (person) => {
      const box = messageBox(person);
      await box.counts(6);
      await box.open();
      await person.expectState("messages", "shown");
    },
  },
  {
    name: "menu of a small display",
    who: "merchant",
    width: 360,
    path: () => "/user/center",
    prepare: async (person) => {
      await person.button("frame:navigation.open").click();
      await person.page.getByRole("dialog", { name: person.t("frame:navigation.label") }).waitFor();
    },
  },
  {
    name: "settings drawer",
    who: "merchant",
    path: () => "/user/center",
    states: ["settings drawer.open"],
    prepare: async (person) => {
      await openSettings(person);
    },
  },
  { name: "user menu", who: "merchant", path: () => "/console/index", prepare: ownMenu },
  {
    name: "lost connection",
    who: "merchant",
    path: () => "/order/list",
    states: ["connection offline"],
    prepare: lostConnection,
  },
  { name: "menu on top", who: "merchant", path: () => "/order/list", prepare: topMenu },
  { name: "tab bar", who: "merchant", path: () => "/user/center", states: ["tabs open"], prepare: tabMenu },
  {
    name: "screen: could not be loaded",
    who: "merchant",
    path: () => "/order/list",
    prepare: brokenScreen,
  },
  {
    name: "ended session",
    who: "merchant",
    path: () => "/console/index",
    states: ["session ending.asking"],
    prepare: endedSession,
  },
  {
    name: "payment demo",
    who: "merchant",
    isDocument: true,
    path: () => "/demo01",
    states: ["orderPayment payment.pending.open"],
  },
  {
    name: "newer release",
    who: "merchant",
    path: () => "/order/list",
    states: ["release offered"],
    prepare: newerRelease,
  },
  ...MOCKED_SITUATIONS,
];
