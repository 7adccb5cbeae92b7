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

type Shows = string | readonly string[];
type More = Partial<Omit<Screen, "name" | "who" | "path" | "states">>;
const by =
  (who: Screen["who"]) =>
  (name: string, path: string, shows: Shows = [], more: More = {}): Screen => ({
    ...{ name, who, path: (order) => path.replace("ORDER", order), states: [shows].flat() },
    ...more,
  });
const visitor = by("visitor");
const newcomer = by("newcomer");
const merchant = by("merchant");

/**
 * Every screen, and every situation. Screens that leave something behind or reload the page come last, since the next one
 * continues in the same page.
 */
export const EVERY_SCREEN: readonly Screen[] = [
  visitor("landing page", "/home", [], { isDocument: true, prepare: heading }),
  visitor("enterprise page", "/products/enterprise-pack", [], { isDocument: true, prepare: heading }),
  visitor("sign-in", "/login", ["session identity.signedOut", "languageChange settled"], { prepare: heading }),
  visitor("language question", "/login", "languageChange confirming", { prepare: languageQuestion }),
  visitor("registration", "/register", "registration open.typing", { prepare: heading }),
  visitor("forgot password", "/forget", "forgotPassword open.identifying.typing", { prepare: heading }),
  visitor("choosing another password", "/forget", "forgotPassword open.choosing.typing", { prepare: choosingPassword }),
  visitor("password reset", "/forget", [], { prepare: passwordReset }),
  visitor("sign-in by an identity provider", "/login", "identityProvider idle", { prepare: identityProblem }),
  merchant("not found", "/nowhere", "session identity.signedIn.settled"),
  merchant(
    "console home",
    "/console/index",
    [
      ...["quickEntrances shown", "session ending.none", "connection online"],
      ...["settings drawer.closed", "settings appearance", "settings menuSource.local"],
    ],
    { prepare: consoleHome },
  ),
  newcomer("console home of a newcomer", "/console/index", "accessProcess shown"),
  ...["documents", "overview", "guide"].map((page) =>
    merchant(`help ${page}`, `/help/${page}`, [], { prepare: heading }),
  ),
  merchant("developer center", "/help/developers", "signatureCheck checked", { prepare: signatureVerdict }),
  merchant("packages", "/order/packages", [], { prepare: packages }),
  merchant("my orders", "/order/list", "list shown"),
  merchant("no orders that match", "/order/list?code=nothing-like-it", "list noMatch"),
  merchant("order details", "/order/list?open=ORDER", "resource loaded"),
  merchant("pay dialog", "/order/list?pay=ORDER", "orderPayment payment.pending.open"),
  merchant("cancel question", "/order/list?cancel=ORDER", "orderPayment payment.pending.confirmingCancel"),
  newcomer("no applications", "/app/list", "list empty"),
  newcomer("adding an application", "/app/list?add=1", "applicationCreation open.typing"),
  merchant("gate before an edit", "/app/list?edit=APP1000200030", "verification open.typing"),
  merchant("gate before credentials", "/app/list?credentials=APP1000200030", "verification open.typing"),
  merchant("currency list", "/currencybill/list", "list shown"),
  merchant("my currencies", "/mycurrency/list", "currencySwitches ready"),
  merchant("wallet", "/wallet/index?network=BSC", [], {
    prepare: (person) =>
      person.expectText("chain:address.compare").then(() => person.expectText("currencies:wallet.balanceText")),
  }),
  merchant("my applications", "/app/list", "list shown"),
  merchant("application bills", "/bill/list", "list shown"),
  merchant("recharge bills", "/rechargeBill/list", "list shown"),
  merchant("transaction records", "/transaction/list", "list shown"),
  merchant("callbacks", "/callback/list", "list shown"),
  merchant("application bill", "/bill/list?open=BILL100000", "resource loaded"),
  merchant("recharge bill", "/rechargeBill/list?open=RECH100001", "resource loaded"),
  merchant("transaction record", "/transaction/list?open=TX100000", "resource loaded"),
  newcomer("no application bills yet", "/bill/list", "list empty"),
  newcomer("no recharge bills yet", "/rechargeBill/list", "list empty"),
  newcomer("no transaction records yet", "/transaction/list", "list empty"),
  newcomer("no callbacks yet", "/callback/list", "list empty"),
  merchant("user centre", "/user/center", "devices shown", {
    prepare: (person) => person.expectText("frame:lastLogin.first"),
  }),
  merchant("security history", "/user/history", "list shown"),
  merchant("profile form", "/user/center?edit=profile", [], {
    prepare: async (person) => {
      await profileForm(person).field.fill("");
      await profileForm(person).save.click();
      await person.expectText("account:profileEdit.issue.required");
    },
  }),
  merchant("change-password dialog", "/user/center", [], { prepare: passwordIssues }),
  merchant("command palette", "/order/packages", "palette idle", {
    prepare: (person) => packages(person).then(() => openPalette(person)),
  }),
  merchant("nothing found in the palette", "/order/packages", [], {
    prepare: async (person) => {
      await packages(person);
      await openPalette(person);
      await palette(person).field.fill("7-nowhere");
      await person.expectState("palette", "shown");
    },
  }),
  merchant("keyboard map", "/order/packages", [], {
    prepare: (person) => packages(person).then(() => openKeyboardMap(person)),
  }),
  merchant("message box", "/user/center", [], {
    prepare: async (person) => {
      await person.expectState("messages", "shown");
      await messageBox(person).open();
    },
  }),
  by("mocked")("messages in mock mode", "/user/center", [], {
    prepare: async (person) => {
      const box = messageBox(person);
      await box.counts(6);
      await box.open();
      await person.expectState("messages", "shown");
    },
  }),
  merchant("menu of a small display", "/user/center", [], {
    width: 360,
    prepare: async (person) => {
      await person.button("frame:navigation.open").click();
      await person.page.getByRole("dialog", { name: person.t("frame:navigation.label") }).waitFor();
    },
  }),
  merchant("settings drawer", "/user/center", "settings drawer.open", {
    prepare: async (person) => void (await openSettings(person)),
  }),
  merchant("user menu", "/console/index", [], { prepare: ownMenu }),
  merchant("lost connection", "/order/list", "connection offline", { prepare: lostConnection }),
  merchant("menu on top", "/order/list", [], { prepare: topMenu }),
  merchant("tab bar", "/user/center", "tabs open", { prepare: tabMenu }),
  merchant("screen: could not be loaded", "/order/list", [], { prepare: brokenScreen }),
  merchant("ended session", "/console/index", "session ending.asking", { prepare: endedSession }),
  merchant("payment demo", "/demo01", "orderPayment payment.pending.open", { isDocument: true }),
  merchant("newer release", "/order/list", "release offered", { prepare: newerRelease }),
  ...MOCKED_SITUATIONS,
];

/** The addresses of a user's screens, each once, with `ORDER` for the code of a pending order. */
export function addressesOf(who: Screen["who"]): readonly string[] {
  const screens = EVERY_SCREEN.filter((screen) => screen.who === who && !screen.mocks);
  return [...new Set(screens.map(({ path }) => path("ORDER")))];
}
