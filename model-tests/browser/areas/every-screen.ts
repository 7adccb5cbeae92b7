import type { Person } from "../person.ts";
import { nicknamePrompt, passwordDialog, signInForm } from "./account.ts";
import { openSettings } from "./frame.ts";
import { messageBox } from "./messages.ts";
import { openKeyboardMap, openPalette } from "./shell.ts";

/** A screen of the console, with its dialogs, and how one sees that it is all there. */
export type Screen = {
  name: string;
  who: "visitor" | "merchant";
  /** Its address; `order` is the code of an order that can be paid. */
  path: (order: string) => string;
  isThere: (person: Person) => Promise<void>;
};

/** Every screen that can be reached by an address. */
export const EVERY_SCREEN: readonly Screen[] = [
  { name: "landing page", who: "visitor", path: () => "/home", isThere: heading },
  { name: "enterprise page", who: "visitor", path: () => "/products/enterprise-pack", isThere: heading },
  { name: "sign-in", who: "visitor", path: () => "/login", isThere: heading },
  { name: "registration", who: "visitor", path: () => "/register", isThere: heading },
  { name: "forgot password", who: "visitor", path: () => "/forget", isThere: heading },
  { name: "language question", who: "visitor", path: () => "/login", isThere: languageQuestion },
  { name: "sign-in by an identity provider", who: "visitor", path: () => "/login", isThere: identityProblem },
  {
    name: "console home",
    who: "merchant",
    path: () => "/console/index",
    isThere: (person) => settled(person, "resource"),
  },
  {
    name: "packages",
    who: "merchant",
    path: () => "/order/packages",
    isThere: (person) => person.sees("orderPlacement", "choosing"),
  },
  { name: "my orders", who: "merchant", path: () => "/order/list", isThere: (person) => person.sees("list", "shown") },
  {
    name: "no orders that match",
    who: "merchant",
    path: () => "/order/list?status=failed",
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
    who: "merchant",
    path: () => "/app/list",
    isThere: (person) => person.sees("list", "empty"),
  },
  {
    name: "adding an application",
    who: "merchant",
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
    name: "no application bills yet",
    who: "merchant",
    path: () => "/bill/list",
    isThere: (person) => person.sees("list", "empty"),
  },
  {
    name: "no recharge bills yet",
    who: "merchant",
    path: () => "/rechargeBill/list",
    isThere: (person) => person.sees("list", "empty"),
  },
  {
    name: "no transaction records yet",
    who: "merchant",
    path: () => "/transaction/list",
    isThere: (person) => person.sees("list", "empty"),
  },
  {
    name: "no callbacks yet",
    who: "merchant",
    path: () => "/callback/list",
    isThere: (person) => person.sees("list", "empty"),
  },
  {
    name: "user centre",
    who: "merchant",
    path: () => "/user/center",
    isThere: (person) => person.reads("account:lastLogin.first"),
  },
  {
    name: "nickname prompt",
    who: "merchant",
    path: () => "/user/center?edit=nickname",
    isThere: async (person) => {
      await nicknamePrompt(person).field.fill("");
      await person.reads("account:nickname.required");
    },
  },
  { name: "change-password dialog", who: "merchant", path: () => "/user/center", isThere: passwordIssues },
  { name: "ended session", who: "merchant", path: () => "/console/index", isThere: endedSession },
  {
    name: "payment demo",
    who: "merchant",
    path: () => "/demo01",
    isThere: (person) => person.sees("orderPayment", '"pending":"open"'),
  },
  {
    name: "command palette",
    who: "merchant",
    path: () => "/order/packages",
    isThere: (person) => openPalette(person),
  },
  {
    name: "nothing found in the palette",
    who: "merchant",
    path: () => "/order/packages",
    isThere: async (person) => {
      await openPalette(person);
      await person.page.keyboard.type("7-nowhere");
      await person.sees("palette", "shown");
    },
  },
  {
    name: "keyboard map",
    who: "merchant",
    path: () => "/order/packages",
    isThere: (person) => openKeyboardMap(person),
  },
  {
    name: "message box",
    who: "merchant",
    path: () => "/user/center",
    isThere: async (person) => {
      await person.sees("messages", "absent");
      await messageBox(person).open();
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
  {
    name: "not found",
    who: "merchant",
    path: () => "/nowhere",
    isThere: (person) => person.sees("session", "signedIn"),
  },
];

async function heading({ page }: Person) {
  await page.getByRole("heading", { level: 1 }).waitFor();
}

async function settled(person: Person, machine: string) {
  await person.sees(machine, "loaded");
}

async function languageQuestion(person: Person) {
  const languages = person.page.locator('[data-machine="languageChange"] select');
  await person.seesItAwake();
  await signInForm(person).email.fill("someone@merchant.example");
  const [locale, language] = (await languages.inputValue()) === "ja-JP" ? ["en-US", "English"] : ["ja-JP", "日本語"];
  await languages.selectOption(locale);
  await person.page.getByRole("alertdialog", { name: person.say("shell:language.question", { language }) }).waitFor();
  await person.reads("shell:language.losesInput");
}

/** A console whose configuration names a provider and forgets the client (8.13). */
async function identityProblem(person: Person) {
  await answered(person, "**/config.json", { identityScriptUrl: "/nowhere.js" }, async () => {
    await person.button("identity:continue").click();
    await person.reads("identity:clientIdMissing");
  });
}

async function passwordIssues(person: Person) {
  const form = passwordDialog(person);
  await form.open();
  await form.submit.click();
  await form.password.fill("Sunrise42");
  await person.reads("account:passwordChange.oldRequired");
}

async function endedSession(person: Person) {
  const ended = { success: false, errCode: "4011", errMsg: "Signed in on another device" };
  await answered(person, "**/api/Dashboard/Figures", ended, async () => {
    await person.page.getByRole("alertdialog", { name: ended.errMsg }).waitFor();
    await person.reads("shell:ended.text");
    await person.button("shell:ended.signIn").waitFor();
  });
}

/** Loads the page once more while a request is answered so, and waits until that can be seen. */
async function answered({ page }: Person, url: string, json: object, seen: () => Promise<void>) {
  await page.route(url, (route) => route.fulfill({ json }));
  await page.reload();
  await seen();
  await page.unroute(url);
}
