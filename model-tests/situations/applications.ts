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
const ROTATED = { ...CREDENTIALS, oldSecretUntil: "2026-11-22T09:30:00.000Z" };
const VIEW = "/api/App/Credentials";

/** Waits until a code was sent, and types one. */
async function typeCode({ page }: Person) {
  const code = page.locator('[data-machine="verification"] [name="code"]');
  await code.and(page.locator(":enabled")).fill("246810");
}
export async function passGate(person: Person) {
  await typeCode(person);
  await person.page.locator('[data-machine="verification"] button[type="submit"]').click();
}
export const button = (key: string) => (person: Person) =>
  person.page
    .getByRole("dialog")
    .getByRole("button", { name: person.t(`applications:${key}`), exact: true })
    .click();
/** Runs steps one after the other. */
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
    prepare: passGate,
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
    prepare: passGate,
    ...more,
  };
}

const BILLS = "/api/Bill/List";
const CALLBACKS = "/api/Callback/List";
const sampleUnsent = { ...sampleCallback("undelivered"), attempts: [] };

/** Submits the rehearsal. */
const submitPayment = (person: Person) => button("rehearsal.submit")(person);
function rehearsing(name: string, shows: string, { mocks, ...more }: More): Screen {
  return {
    name: `payment rehearsal: ${name}`,
    who: "merchant",
    path: () => `/app/list?rehearse=${code}`,
    mocks: { ...APPLICATIONS, "/api/App/RehearsePayment": reply(SAMPLE_REHEARSAL), ...mocks },
    states: [`paymentRehearsal ${shows}`],
    prepare: submitPayment,
    ...more,
  };
}

/** Makes writing to the clipboard fail, or never end. */
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

/** The gate, the application form and the credentials, in every state (2.27, 4.5, 6.5). */
export const APPLICATION_SITUATIONS: readonly Screen[] = [
  adding("required fields empty", "open.showingIssues", { prepare: (person) => applicationForm(person).add.click() }),
  adding("refused", "open.showingIssues", {
    mocks: { "/api/App/Create": REFUSED },
    prepare: first(
      fills,
      (person) => applicationForm(person).add.click(),
      (person) => applicationForm(person).problem.waitFor(),
    ),
  }),
  {
    ...editing("code entered", "verifying", { prepare: typeCode }),
    states: ["applicationEdit verifying", "verification open.typing", "codeDelivery coolingDown"],
  },
  {
    ...editing("code being sent", "verifying", {
      mocks: { "/api/User/SentVerificationCode": "waits" },
      prepare: async () => undefined,
      isLoading: true,
    }),
    states: ["applicationEdit verifying", "verification open.unsent", "codeDelivery sending"],
  },
  {
    ...editing("code can be sent again", "verifying", {
      prepare: first(typeCode, ({ page }) => page.clock.fastForward(61_000)),
    }),
    states: ["codeDelivery resendPossible"],
  },
  {
    ...editing("code being checked", "verifying", {
      mocks: { "/api/Register/CheckCaptchaCode": "waits" },
      isLoading: true,
    }),
    states: ["verification open.checking"],
  },
  {
    ...editing("code refused", "verifying", { mocks: { "/api/Register/CheckCaptchaCode": REFUSED } }),
    states: ["verification open.typing"],
  },
  editing("loading", "loading", { mocks: { "/api/App/Detail": "waits" }, isLoading: true }),
  editing("could not be loaded", "unavailable", { mocks: { "/api/App/Detail": REFUSED } }),
  editing("form open", "editing.typing", {}),
  editing("required fields empty", "editing.showingIssues", {
    prepare: first(
      passGate,
      (person) => applicationForm(person).name.fill(""),
      (person) => applicationForm(person).save.click(),
    ),
  }),
  editing("saving", "saving", {
    mocks: { "/api/App/Update": "waits" },
    prepare: first(passGate, (person) => applicationForm(person).save.click()),
    isLoading: true,
  }),
  editing("another code required", "verifyingAgain", {
    mocks: {
      "/api/App/Update": { accepted: false, errCode: "2007", errMsg: "Verify once more" },
    },
    prepare: first(passGate, (person) => applicationForm(person).save.click()),
  }),
  credentials("loading", ["loading"], { mocks: { [VIEW]: "waits" }, isLoading: true }),
  credentials("could not be loaded", ["unavailable"], { mocks: { [VIEW]: REFUSED } }),
  credentials("masked", ["available.secret.masked", "available.copy.idle"], {}),
  credentials("shown", ["available.secret.revealed"], { prepare: first(passGate, button("credentials.reveal")) }),
  credentials("copying", ["available.copy.copying"], {
    prepare: first(clipboard("waits"), passGate, button("credentials.copySecret")),
  }),
  credentials("copied", ["available.copy.copied"], {
    prepare: first(passGate, (person) => holdTimers(person), button("credentials.copySecret")),
  }),
  credentials("could not be copied", ["available.copy.failed"], {
    prepare: first(clipboard("fails"), passGate, (person) => holdTimers(person), button("credentials.copySecret")),
  }),
  credentials("confirm rotation", ["asking"], {
    prepare: first(passGate, button("rotation.rotate")),
  }),
  credentials("confirm ending the old AppSecret", ["asking"], {
    mocks: { [VIEW]: reply(ROTATED) },
    prepare: first(passGate, button("rotation.endOld")),
  }),
  credentials("hidden after a timeout", ["expired"], {
    prepare: first(
      passGate,
      (person) => person.expectState("credentialView", "masked"),
      ({ page }) => page.clock.fastForward(301_000),
    ),
  }),
  rehearsing("form open", "choosing.typing", { prepare: async () => undefined }),
  rehearsing("required fields empty", "choosing.showingIssues", {
    prepare: first(
      ({ page }) => page.locator('[name="amount"]').fill(""),
      ({ page }) => page.locator('[name="userId"]').fill("x".repeat(65)),
      submitPayment,
    ),
  }),
  rehearsing("starting", "paying", { mocks: { "/api/App/RehearsePayment": "waits" }, isLoading: true }),
  rehearsing("refused", "choosing.showingIssues", { mocks: { "/api/App/RehearsePayment": REFUSED } }),
  rehearsing("bill loading", "following.looking", { mocks: { [BILLS]: "waits" }, isLoading: true }),
  rehearsing("underpaid, confirming", "following.waiting", {
    mocks: { [BILLS]: listReply(sampleBill("confirming")) },
    prepare: first(({ page }) => page.locator('[name="way"][value="short"]').check(), submitPayment),
  }),
  rehearsing("callback being sent", "following.waiting", {
    mocks: { [BILLS]: listReply(sampleBill("confirmed")), [CALLBACKS]: listReply(sampleUnsent) },
  }),
  rehearsing("callback delivered", "answered", {
    mocks: { [BILLS]: listReply(sampleBill("confirmed")), [CALLBACKS]: listReply(sampleCallback("delivered")) },
  }),
  rehearsing("callback not delivered", "answered", {
    mocks: { [BILLS]: listReply(sampleBill("confirmed")), [CALLBACKS]: listReply(sampleCallback("undelivered")) },
  }),
  rehearsing("no callback URL", "answered", {
    mocks: {
      "/api/App/RehearsePayment": reply({ ...SAMPLE_REHEARSAL, callbackUrl: "" }),
      ...{ [BILLS]: listReply(sampleBill("confirmed")), [CALLBACKS]: listReply() },
    },
  }),
  rehearsing("no result after two minutes", "stopped", {
    mocks: { [BILLS]: listReply() },
    prepare: first(
      submitPayment,
      (person) => person.expectState("paymentRehearsal", "waiting"),
      ({ page }) => page.clock.fastForward(121_000),
    ),
  }),
  rehearsing("network not accepted", "notBilled", {
    mocks: { "/api/App/RehearsePayment": reply({ ...SAMPLE_REHEARSAL, network: "ETH", billCode: "" }) },
  }),
];
