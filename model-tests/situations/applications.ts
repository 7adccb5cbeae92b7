import { SAMPLE_APPLICATION } from "#machines/testing/sample-application.ts";
import { SAMPLE_REHEARSAL, sampleBill } from "#machines/testing/sample-bill.ts";
import { sampleCallback } from "#machines/testing/sample-callback.ts";
import { applicationForm } from "#model-tests/browser/areas/applications.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { holdTimers } from "./hold.ts";
import { answers, lists, type Plays, REFUSED } from "./played.ts";
import type { Screen } from "./screen.ts";

const { code } = SAMPLE_APPLICATION;
export const APPLICATIONS: Plays = {
  "/api/App/List": lists(SAMPLE_APPLICATION),
  "/api/App/Detail": answers(SAMPLE_APPLICATION),
};
export const GATE: Plays = {
  "/api/User/SentVerificationCode": answers(null),
  "/api/Register/CheckCaptchaCode": answers({ proof: "proof" }),
};
export const CREDENTIALS = { appKey: "ak_4f2a90c1d87e", appSecret: `as_${"6b".repeat(24)}`, oldSecretUntil: null };
export const ROTATED = { ...CREDENTIALS, oldSecretUntil: "2026-11-22T09:30:00.000Z" };
const VIEW = "/api/App/Credentials";

/** Types a code, once one was sent. */
async function typesCode({ page }: Person) {
  const code = page.locator('[data-machine="verification"] [name="code"]');
  await code.and(page.locator(":enabled")).fill("246810");
}
export async function passesGate(person: Person) {
  await typesCode(person);
  await person.page.locator('[data-machine="verification"] button[type="submit"]').click();
}
export const button = (key: string) => (person: Person) =>
  person.page
    .getByRole("dialog")
    .getByRole("button", { name: person.say(`applications:${key}`), exact: true })
    .click();
/** One after the other. */
const first =
  (...acts: readonly ((person: Person) => Promise<unknown>)[]) =>
  async (person: Person) => {
    for (const act of acts) await act(person);
  };

type More = Pick<Screen, "plays" | "isThere" | "isUnderWay">;

function adding(name: string, shows: string, more: More): Screen {
  return {
    name: `adding an application: ${name}`,
    who: "newcomer",
    path: () => "/app/list?add=1",
    plays: {},
    shows: [`applicationCreation ${shows}`],
    ...more,
  };
}
function editing(name: string, shows: string, { plays, ...more }: More): Screen {
  return {
    name: `editing an application: ${name}`,
    who: "merchant",
    path: () => `/app/list?edit=${code}`,
    plays: { ...APPLICATIONS, ...GATE, ...plays },
    shows: [`applicationEdit ${shows}`],
    isThere: passesGate,
    ...more,
  };
}
function credentials(name: string, shows: readonly string[], { plays, ...more }: More): Screen {
  return {
    name: `credentials: ${name}`,
    who: "merchant",
    path: () => `/app/list?credentials=${code}`,
    plays: { ...APPLICATIONS, ...GATE, [VIEW]: answers(CREDENTIALS), ...plays },
    shows: shows.map((state) => `credentialView ${state}`),
    isThere: passesGate,
    ...more,
  };
}

const BILLS = "/api/Bill/List";
const CALLBACKS = "/api/Callback/List";
const sampleUnsent = { ...sampleCallback("undelivered"), attempts: [] };

/** Lets the test customer pay. */
const pays = (person: Person) => button("rehearsal.submit")(person);
function rehearsing(name: string, shows: string, { plays, ...more }: More): Screen {
  return {
    name: `rehearsing a payment: ${name}`,
    who: "merchant",
    path: () => `/app/list?rehearse=${code}`,
    plays: { ...APPLICATIONS, "/api/App/RehearsePayment": answers(SAMPLE_REHEARSAL), ...plays },
    shows: [`paymentRehearsal ${shows}`],
    isThere: pays,
    ...more,
  };
}

/** The device's clipboard, which does this. */
const clipboard =
  (how: "waits" | "fails") =>
  async ({ page }: Person) => {
    await page.evaluate((is) => {
      const writeText = () => (is === "waits" ? new Promise(() => undefined) : Promise.reject(new Error("no")));
      Object.defineProperty(navigator.clipboard, "writeText", { configurable: true, value: writeText });
      document.execCommand = () => false;
    }, how);
  };
const fills = async (person: Person) => {
  await applicationForm(person).name.fill("Web shop");
  await applicationForm(person).address.fill("https://shop.example");
};

/** The gate, the form of an application, and its credentials, in every state (2.27, 4.5, 6.5). */
export const APPLICATION_SITUATIONS: readonly Screen[] = [
  adding("what is missing", "open.showingIssues", { isThere: (person) => applicationForm(person).add.click() }),
  adding("on its way", "open.creating", {
    plays: { "/api/App/Create": "waits" },
    isThere: first(fills, (person) => applicationForm(person).add.click()),
    isUnderWay: true,
  }),
  adding("refused", "open.showingIssues", {
    plays: { "/api/App/Create": REFUSED },
    isThere: first(
      fills,
      (person) => applicationForm(person).add.click(),
      (person) => applicationForm(person).problem.waitFor(),
    ),
  }),
  {
    ...editing("a code typed at the gate", "verifying", { isThere: typesCode }),
    shows: ["applicationEdit verifying", "verification open.typing", "codeDelivery coolingDown"],
  },
  {
    ...editing("a code on its way", "verifying", {
      plays: { "/api/User/SentVerificationCode": "waits" },
      isThere: async () => undefined,
      isUnderWay: true,
    }),
    shows: ["applicationEdit verifying", "verification open.unsent", "codeDelivery sending"],
  },
  {
    ...editing("another code can be sent", "verifying", {
      isThere: first(typesCode, ({ page }) => page.clock.fastForward(61_000)),
    }),
    shows: ["codeDelivery resendPossible"],
  },
  {
    ...editing("the code being checked", "verifying", {
      plays: { "/api/Register/CheckCaptchaCode": "waits" },
      isUnderWay: true,
    }),
    shows: ["verification open.checking"],
  },
  {
    ...editing("a code that is refused", "verifying", { plays: { "/api/Register/CheckCaptchaCode": REFUSED } }),
    shows: ["verification open.typing"],
  },
  editing("on its way", "loading", { plays: { "/api/App/Detail": "waits" }, isUnderWay: true }),
  editing("not to be had", "unavailable", { plays: { "/api/App/Detail": REFUSED } }),
  editing("the form", "editing.typing", {}),
  editing("what is missing", "editing.showingIssues", {
    isThere: first(
      passesGate,
      (person) => applicationForm(person).name.fill(""),
      (person) => applicationForm(person).save.click(),
    ),
  }),
  editing("being saved", "saving", {
    plays: { "/api/App/Update": "waits" },
    isThere: first(passesGate, (person) => applicationForm(person).save.click()),
    isUnderWay: true,
  }),
  editing("the gate once more", "verifyingAgain", {
    plays: {
      "/api/App/Update": { accepted: false, errCode: "2007", errMsg: "Verify once more" },
    },
    isThere: first(passesGate, (person) => applicationForm(person).save.click()),
  }),
  credentials("on their way", ["loading"], { plays: { [VIEW]: "waits" }, isUnderWay: true }),
  credentials("not to be had", ["unavailable"], { plays: { [VIEW]: REFUSED } }),
  credentials("masked", ["available.secret.masked", "available.copy.idle"], {}),
  credentials("shown", ["available.secret.revealed"], { isThere: first(passesGate, button("credentials.reveal")) }),
  credentials("two AppSecrets for a while", ["available.secret.masked"], { plays: { [VIEW]: answers(ROTATED) } }),
  credentials("being copied", ["available.copy.copying"], {
    isThere: first(clipboard("waits"), passesGate, button("credentials.copySecret")),
  }),
  credentials("copied", ["available.copy.copied"], {
    isThere: first(passesGate, (person) => holdTimers(person), button("credentials.copySecret")),
  }),
  credentials("not to be copied", ["available.copy.failed"], {
    isThere: first(clipboard("fails"), passesGate, (person) => holdTimers(person), button("credentials.copySecret")),
  }),
  credentials("the question before another AppSecret", ["asking"], {
    isThere: first(passesGate, button("rotation.rotate")),
  }),
  credentials("the question before the old one ends", ["asking"], {
    plays: { [VIEW]: answers(ROTATED) },
    isThere: first(passesGate, button("rotation.endOld")),
  }),
  credentials("forgotten", ["expired"], {
    isThere: first(
      passesGate,
      (person) => person.sees("credentialView", "masked"),
      ({ page }) => page.clock.fastForward(301_000),
    ),
  }),
  rehearsing("the choice", "choosing.typing", { isThere: async () => undefined }),
  rehearsing("what is missing", "choosing.showingIssues", {
    isThere: first(
      ({ page }) => page.locator('[name="amount"]').fill(""),
      ({ page }) => page.locator('[name="userId"]').fill("x".repeat(65)),
      pays,
    ),
  }),
  rehearsing("on its way", "paying", { plays: { "/api/App/RehearsePayment": "waits" }, isUnderWay: true }),
  rehearsing("refused", "choosing.showingIssues", { plays: { "/api/App/RehearsePayment": REFUSED } }),
  rehearsing("looked up", "following.looking", { plays: { [BILLS]: "waits" }, isUnderWay: true }),
  rehearsing("too little, being confirmed", "following.waiting", {
    plays: { [BILLS]: lists(sampleBill("confirming")) },
    isThere: first(({ page }) => page.locator('[name="way"][value="short"]').check(), pays),
  }),
  rehearsing("called back about", "following.waiting", {
    plays: { [BILLS]: lists(sampleBill("confirmed")), [CALLBACKS]: lists(sampleUnsent) },
  }),
  rehearsing("taken by the receiver", "answered", {
    plays: { [BILLS]: lists(sampleBill("confirmed")), [CALLBACKS]: lists(sampleCallback("delivered")) },
  }),
  rehearsing("not taken by the receiver", "answered", {
    plays: { [BILLS]: lists(sampleBill("confirmed")), [CALLBACKS]: lists(sampleCallback("undelivered")) },
  }),
  rehearsing("without an address for callbacks", "answered", {
    plays: {
      "/api/App/RehearsePayment": answers({ ...SAMPLE_REHEARSAL, callbackUrl: "" }),
      ...{ [BILLS]: lists(sampleBill("confirmed")), [CALLBACKS]: lists() },
    },
  }),
  rehearsing("no answer in two minutes", "stopped", {
    plays: { [BILLS]: lists() },
    isThere: first(
      pays,
      (person) => person.sees("paymentRehearsal", "waiting"),
      ({ page }) => page.clock.fastForward(121_000),
    ),
  }),
  rehearsing("on a network that is not taken", "notBilled", {
    plays: { "/api/App/RehearsePayment": answers({ ...SAMPLE_REHEARSAL, network: "ETH", billCode: "" }) },
  }),
  { ...credentials("the gate", ["verifying"], { isThere: async () => undefined }) },
];
