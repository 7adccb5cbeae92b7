import { SAMPLE_APPLICATION } from "#machines/testing/sample-application.ts";
import { SAMPLE_REHEARSAL, sampleBill } from "#machines/testing/sample-bill.ts";
import { sampleCallback } from "#machines/testing/sample-callback.ts";
import { applicationForm } from "#model-tests/browser/areas/applications.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { holdTimers } from "./hold-timers.ts";
import { listReply, type Mocks, REFUSED, reply } from "./mocks.ts";
import type { Screen } from "./screen.ts";

const { code } = SAMPLE_APPLICATION;
export const APPLICATIONS: Mocks = {
  "/api/App/List": listReply(SAMPLE_APPLICATION),
  "/api/App/Detail": reply(SAMPLE_APPLICATION),
};
export const GATE: Mocks = {
  "/api/User/SentVerificationCode": reply(null),
  "/api/Register/CheckCaptchaCode": reply({ proof: "proof" }),
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
    .getByRole("button", { name: person.t(`applications:${key}`), exact: true })
    .click();
/** One after the other. */
const first =
  (...acts: readonly ((person: Person) => Promise<unknown>)[]) =>
  async (person: Person) => {
    for (const act of acts) await act(person);
  };

type More = Pick<Screen, "mocks" | "prepare" | "isLoading">;

function adding(name: string, shows: string, more: More): Screen {
  return {
    name: `adding an application: ${name}`,
    who: "newcomer",
    path: () => "/app/list?add=1",
    mocks: {},
    states: [`applicationCreation ${shows}`],
    ...more,
  };
}
function editing(name: string, shows: string, { mocks, ...more }: More): Screen {
  return {
    name: `editing an application: ${name}`,
    who: "merchant",
    path: () => `/app/list?edit=${code}`,
    mocks: { ...APPLICATIONS, ...GATE, ...mocks },
    states: [`applicationEdit ${shows}`],
    prepare: passesGate,
    ...more,
  };
}
function credentials(name: string, shows: readonly string[], { mocks, ...more }: More): Screen {
  return {
    name: `credentials: ${name}`,
    who: "merchant",
    path: () => `/app/list?credentials=${code}`,
    mocks: { ...APPLICATIONS, ...GATE, [VIEW]: reply(CREDENTIALS), ...mocks },
    states: shows.map((state) => `credentialView ${state}`),
    prepare: passesGate,
    ...more,
  };
}

const BILLS = "/api/Bill/List";
const CALLBACKS = "/api/Callback/List";
const sampleUnsent = { ...sampleCallback("undelivered"), attempts: [] };

/** Lets the test customer pay. */
const pays = (person: Person) => button("rehearsal.submit")(person);
function rehearsing(name: string, shows: string, { mocks, ...more }: More): Screen {
  return {
    name: `rehearsing a payment: ${name}`,
    who: "merchant",
    path: () => `/app/list?rehearse=${code}`,
    mocks: { ...APPLICATIONS, "/api/App/RehearsePayment": reply(SAMPLE_REHEARSAL), ...mocks },
    states: [`paymentRehearsal ${shows}`],
    prepare: pays,
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
  adding("what is missing", "open.showingIssues", { prepare: (person) => applicationForm(person).add.click() }),
  adding("on its way", "open.creating", {
    mocks: { "/api/App/Create": "waits" },
    prepare: first(fills, (person) => applicationForm(person).add.click()),
    isLoading: true,
  }),
  adding("refused", "open.showingIssues", {
    mocks: { "/api/App/Create": REFUSED },
    prepare: first(
      fills,
      (person) => applicationForm(person).add.click(),
      (person) => applicationForm(person).problem.waitFor(),
    ),
  }),
  {
    ...editing("a code typed at the gate", "verifying", { prepare: typesCode }),
    states: ["applicationEdit verifying", "verification open.typing", "codeDelivery coolingDown"],
  },
  {
    ...editing("a code on its way", "verifying", {
      mocks: { "/api/User/SentVerificationCode": "waits" },
      prepare: async () => undefined,
      isLoading: true,
    }),
    states: ["applicationEdit verifying", "verification open.unsent", "codeDelivery sending"],
  },
  {
    ...editing("another code can be sent", "verifying", {
      prepare: first(typesCode, ({ page }) => page.clock.fastForward(61_000)),
    }),
    states: ["codeDelivery resendPossible"],
  },
  {
    ...editing("the code being checked", "verifying", {
      mocks: { "/api/Register/CheckCaptchaCode": "waits" },
      isLoading: true,
    }),
    states: ["verification open.checking"],
  },
  {
    ...editing("a code that is refused", "verifying", { mocks: { "/api/Register/CheckCaptchaCode": REFUSED } }),
    states: ["verification open.typing"],
  },
  editing("on its way", "loading", { mocks: { "/api/App/Detail": "waits" }, isLoading: true }),
  editing("not to be had", "unavailable", { mocks: { "/api/App/Detail": REFUSED } }),
  editing("the form", "editing.typing", {}),
  editing("what is missing", "editing.showingIssues", {
    prepare: first(
      passesGate,
      (person) => applicationForm(person).name.fill(""),
      (person) => applicationForm(person).save.click(),
    ),
  }),
  editing("being saved", "saving", {
    mocks: { "/api/App/Update": "waits" },
    prepare: first(passesGate, (person) => applicationForm(person).save.click()),
    isLoading: true,
  }),
  editing("the gate once more", "verifyingAgain", {
    mocks: {
      "/api/App/Update": { accepted: false, errCode: "2007", errMsg: "Verify once more" },
    },
    prepare: first(passesGate, (person) => applicationForm(person).save.click()),
  }),
  credentials("on their way", ["loading"], { mocks: { [VIEW]: "waits" }, isLoading: true }),
  credentials("not to be had", ["unavailable"], { mocks: { [VIEW]: REFUSED } }),
  credentials("masked", ["available.secret.masked", "available.copy.idle"], {}),
  credentials("shown", ["available.secret.revealed"], { prepare: first(passesGate, button("credentials.reveal")) }),
  credentials("two AppSecrets for a while", ["available.secret.masked"], { mocks: { [VIEW]: reply(ROTATED) } }),
  credentials("being copied", ["available.copy.copying"], {
    prepare: first(clipboard("waits"), passesGate, button("credentials.copySecret")),
  }),
  credentials("copied", ["available.copy.copied"], {
    prepare: first(passesGate, (person) => holdTimers(person), button("credentials.copySecret")),
  }),
  credentials("not to be copied", ["available.copy.failed"], {
    prepare: first(clipboard("fails"), passesGate, (person) => holdTimers(person), button("credentials.copySecret")),
  }),
  credentials("the question before another AppSecret", ["asking"], {
    prepare: first(passesGate, button("rotation.rotate")),
  }),
  credentials("the question before the old one ends", ["asking"], {
    mocks: { [VIEW]: reply(ROTATED) },
    prepare: first(passesGate, button("rotation.endOld")),
  }),
  credentials("forgotten", ["expired"], {
    prepare: first(
      passesGate,
      (person) => person.expectState("credentialView", "masked"),
      ({ page }) => page.clock.fastForward(301_000),
    ),
  }),
  rehearsing("the choice", "choosing.typing", { prepare: async () => undefined }),
  rehearsing("what is missing", "choosing.showingIssues", {
    prepare: first(
      ({ page }) => page.locator('[name="amount"]').fill(""),
      ({ page }) => page.locator('[name="userId"]').fill("x".repeat(65)),
      pays,
    ),
  }),
  rehearsing("on its way", "paying", { mocks: { "/api/App/RehearsePayment": "waits" }, isLoading: true }),
  rehearsing("refused", "choosing.showingIssues", { mocks: { "/api/App/RehearsePayment": REFUSED } }),
  rehearsing("looked up", "following.looking", { mocks: { [BILLS]: "waits" }, isLoading: true }),
  rehearsing("too little, being confirmed", "following.waiting", {
    mocks: { [BILLS]: listReply(sampleBill("confirming")) },
    prepare: first(({ page }) => page.locator('[name="way"][value="short"]').check(), pays),
  }),
  rehearsing("called back about", "following.waiting", {
    mocks: { [BILLS]: listReply(sampleBill("confirmed")), [CALLBACKS]: listReply(sampleUnsent) },
  }),
  rehearsing("taken by the receiver", "answered", {
    mocks: { [BILLS]: listReply(sampleBill("confirmed")), [CALLBACKS]: listReply(sampleCallback("delivered")) },
  }),
  rehearsing("not taken by the receiver", "answered", {
    mocks: { [BILLS]: listReply(sampleBill("confirmed")), [CALLBACKS]: listReply(sampleCallback("undelivered")) },
  }),
  rehearsing("without an address for callbacks", "answered", {
    mocks: {
      "/api/App/RehearsePayment": reply({ ...SAMPLE_REHEARSAL, callbackUrl: "" }),
      ...{ [BILLS]: listReply(sampleBill("confirmed")), [CALLBACKS]: listReply() },
    },
  }),
  rehearsing("no answer in two minutes", "stopped", {
    mocks: { [BILLS]: listReply() },
    prepare: first(
      pays,
      (person) => person.expectState("paymentRehearsal", "waiting"),
      ({ page }) => page.clock.fastForward(121_000),
    ),
  }),
  rehearsing("on a network that is not taken", "notBilled", {
    mocks: { "/api/App/RehearsePayment": reply({ ...SAMPLE_REHEARSAL, network: "ETH", billCode: "" }) },
  }),
  { ...credentials("the gate", ["verifying"], { prepare: async () => undefined }) },
];
