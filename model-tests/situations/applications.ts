import { SAMPLE_APPLICATION } from "#machines/testing/sample-application.ts";
import { SAMPLE_REHEARSAL, sampleBill } from "#machines/testing/sample-bill.ts";
import { sampleCallback } from "#machines/testing/sample-callback.ts";
import { applicationForm } from "#model-tests/browser/areas/applications.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { holdTimers } from "./hold-timers.ts";
import { listReply, type Mocks, REFUSED, refusal, reply } from "./mocks.ts";
import { APPLICATION } from "./sample-records.ts";
import type { Screen } from "./screen.ts";
import {
  clickButton,
  dismissDialog,
  expectState,
  expectText,
  fastForward,
  inOrder,
  LOADING,
  type More,
  situation,
  waitForToast,
} from "./situation.ts";

const { code } = SAMPLE_APPLICATION;
const APPLICATIONS: Mocks = {
  "/api/App/List": listReply(SAMPLE_APPLICATION),
  "/api/App/Detail": reply(SAMPLE_APPLICATION),
};
const GATE: Mocks = {
  "/api/User/SentVerificationCode": reply(null),
  "/api/Register/CheckCaptchaCode": reply({ proof: "proof" }),
};
const CREDENTIALS = { appKey: "ak_4f2a90c1d87e", appSecret: `as_${"6b".repeat(24)}`, oldSecretUntil: null };
const ROTATED = { ...CREDENTIALS, oldSecretUntil: "2026-11-22T09:30:00.000Z" };
const VIEW = "/api/App/Credentials";

/** Waits until a code was sent, and types one. */
async function typeCode({ page }: Person) {
  const code = page.locator('[data-machine="verification"] [name="code"]');
  await code.and(page.locator(":enabled")).fill("246810");
}
async function passGate(person: Person) {
  await typeCode(person);
  await person.page.locator('[data-machine="verification"] button[type="submit"]').click();
}
const button = (key: string) => (person: Person) =>
  person.page
    .getByRole("dialog")
    .getByRole("button", { name: person.t(`applications:${key}`), exact: true })
    .click();
function adding(name: string, shows: string, more: More): Screen {
  return situation(`adding an application: ${name}`, "/app/list?add=1", `applicationCreation ${shows}`, {
    who: "newcomer",
    ...more,
  });
}
function editing(name: string, shows: string | readonly string[], { mocks, ...more }: More): Screen {
  return situation(`editing an application: ${name}`, `/app/list?edit=${code}`, shows, {
    mocks: { ...APPLICATIONS, ...GATE, ...mocks },
    prepare: passGate,
    ...more,
  });
}
function credentials(name: string, shows: readonly string[], { mocks, ...more }: More): Screen {
  const states = shows.map((state) => `credentialView ${state}`);
  return situation(`credentials: ${name}`, `/app/list?credentials=${code}`, states, {
    mocks: { ...APPLICATIONS, ...GATE, [VIEW]: reply(CREDENTIALS), ...mocks },
    prepare: passGate,
    ...more,
  });
}

const BILLS = "/api/Bill/List";
const CALLBACKS = "/api/Callback/List";
const sampleUnsent = { ...sampleCallback("undelivered"), attempts: [] };

const submitPayment = button("rehearsal.submit");
function rehearsing(name: string, shows: string, { mocks, ...more }: More): Screen {
  return situation(`payment rehearsal: ${name}`, `/app/list?rehearse=${code}`, `paymentRehearsal ${shows}`, {
    mocks: { ...APPLICATIONS, "/api/App/RehearsePayment": reply(SAMPLE_REHEARSAL), ...mocks },
    prepare: submitPayment,
    ...more,
  });
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
const fillForm = async (person: Person) => {
  await applicationForm(person).name.fill("Web shop");
  await applicationForm(person).address.fill("https://shop.example");
};
const add = (person: Person) => applicationForm(person).add.click();
const save = (person: Person) => applicationForm(person).save.click();

/** The gate, the application form and the credentials, in every state (2.27, 4.5, 6.5). */
export const APPLICATION_SITUATIONS: readonly Screen[] = [
  adding("required fields empty", "open.showingIssues", { prepare: add }),
  adding("refused", "open.showingIssues", {
    mocks: { "/api/App/Create": REFUSED },
    prepare: inOrder(fillForm, add, (person) => applicationForm(person).problem.waitFor()),
  }),
  editing("code entered", ["applicationEdit verifying", "verification open.typing", "codeDelivery coolingDown"], {
    prepare: typeCode,
  }),
  editing("code being sent", ["applicationEdit verifying", "verification open.unsent", "codeDelivery sending"], {
    mocks: { "/api/User/SentVerificationCode": "waits" },
    prepare: undefined,
    ...LOADING,
  }),
  editing("code can be sent again", "codeDelivery resendPossible", {
    prepare: inOrder(typeCode, fastForward(61_000), ({ page }) =>
      page.locator('[data-machine="verification"] [name="code"]').fill("no code"),
    ),
  }),
  editing("code sent again", "codeDelivery coolingDown", {
    prepare: inOrder(
      typeCode,
      fastForward(61_000),
      (person) => person.button("account:register.resendCode").click(),
      (person) => person.expectState("codeDelivery", "coolingDown"),
    ),
  }),
  editing("code being checked", "verification open.checking", {
    mocks: { "/api/Register/CheckCaptchaCode": "waits" },
    ...LOADING,
  }),
  editing("code refused", "verification open.typing", { mocks: { "/api/Register/CheckCaptchaCode": REFUSED } }),
  editing("loading", "applicationEdit loading", { mocks: { "/api/App/Detail": "waits" }, ...LOADING }),
  editing("could not be loaded", "applicationEdit unavailable", { mocks: { "/api/App/Detail": REFUSED } }),
  editing("form open", "applicationEdit editing.typing", {}),
  editing("required fields empty", "applicationEdit editing.showingIssues", {
    prepare: inOrder(passGate, (person) => applicationForm(person).name.fill(""), save),
  }),
  editing("saving", "applicationEdit saving", {
    mocks: { "/api/App/Update": "waits" },
    prepare: inOrder(passGate, save),
    ...LOADING,
  }),
  editing("another code required", "applicationEdit verifyingAgain", {
    mocks: { "/api/App/Update": { ...refusal("2007"), errMsg: "Verify once more" } },
    prepare: inOrder(passGate, save),
  }),
  credentials("loading", ["loading"], { mocks: { [VIEW]: "waits" }, ...LOADING }),
  credentials("could not be loaded", ["unavailable"], { mocks: { [VIEW]: REFUSED } }),
  credentials("masked", ["available.secret.masked", "available.copy.idle"], {}),
  credentials("shown", ["available.secret.revealed"], { prepare: inOrder(passGate, button("credentials.reveal")) }),
  credentials("copying", ["available.copy.copying"], {
    prepare: inOrder(clipboard("waits"), passGate, button("credentials.copySecret")),
  }),
  credentials("copied", ["available.copy.copied"], {
    prepare: inOrder(passGate, holdTimers, button("credentials.copySecret")),
  }),
  credentials("could not be copied", ["available.copy.failed"], {
    prepare: inOrder(clipboard("fails"), passGate, holdTimers, button("credentials.copySecret")),
  }),
  credentials("confirm rotation", ["asking"], {
    prepare: inOrder(passGate, button("rotation.rotate")),
  }),
  credentials("confirm ending the old AppSecret", ["asking"], {
    mocks: { [VIEW]: reply(ROTATED) },
    prepare: inOrder(passGate, button("rotation.endOld")),
  }),
  credentials("hidden after a timeout", ["expired"], {
    prepare: inOrder(passGate, (person) => person.expectState("credentialView", "masked"), fastForward(301_000)),
  }),
  rehearsing("form open", "choosing.typing", { prepare: undefined }),
  rehearsing("required fields empty", "choosing.showingIssues", {
    prepare: inOrder(
      ({ page }) => page.locator('[name="amount"]').fill(""),
      ({ page }) => page.locator('[name="userId"]').fill("x".repeat(65)),
      submitPayment,
    ),
  }),
  // By keyboard, from a choice that is disabled meanwhile.
  rehearsing("starting", "paying", {
    mocks: { "/api/App/RehearsePayment": "waits" },
    prepare: ({ page }) => page.getByRole("radio").first().press("Enter"),
    ...LOADING,
  }),
  rehearsing("refused", "choosing.showingIssues", { mocks: { "/api/App/RehearsePayment": REFUSED } }),
  // The button that has the focus is disabled.
  rehearsing("not offered", "choosing.showingIssues", { mocks: { "/api/App/RehearsePayment": "is not offered" } }),
  rehearsing("bill loading", "following.looking", { mocks: { [BILLS]: "waits" }, ...LOADING }),
  rehearsing("bill could not be loaded", "following.waiting", { mocks: { [BILLS]: "is not offered" } }),
  rehearsing("underpaid, confirming", "following.waiting", {
    mocks: { [BILLS]: listReply(sampleBill("confirming")) },
    prepare: inOrder(({ page }) => page.locator('[name="way"][value="short"]').check(), submitPayment),
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
    prepare: inOrder(
      submitPayment,
      (person) => person.expectState("paymentRehearsal", "waiting"),
      fastForward(121_000),
    ),
  }),
  rehearsing("network not accepted", "notBilled", {
    mocks: { "/api/App/RehearsePayment": reply({ ...SAMPLE_REHEARSAL, network: "ETH", billCode: "" }) },
  }),
];

const fillHeld = inOrder(holdTimers, fillForm);
const typed = (name: string, mocks: Mocks, prepare: Screen["prepare"]) =>
  situation(name, "/app/list?add=1", "applicationCreation open.showingIssues", { mocks, prepare });
/** Confirms a change of the AppSecret, and passes the gate if the change is mocked. */
const confirming = (act: string, name: string, shows: string, mocks: Mocks) =>
  situation(`credentials: ${name}`, `/app/list?${act}=${code}`, `credentialView ${shows}`, {
    mocks: { ...APPLICATIONS, ...GATE, [VIEW]: reply(CREDENTIALS), ...mocks },
    prepare: inOrder(button("gate.confirm"), ...(Object.keys(mocks).length > 0 ? [passGate] : [])),
  });

/** The applications and their credentials beyond machine states (2.27, 4.5). */
export const APPLICATION_ACTS: readonly Screen[] = [
  typed("adding an application: name too long, URLs with a password", {}, async (person) => {
    const form = applicationForm(person);
    await form.name.fill("n".repeat(300));
    await form.address.fill("https://me:secret@shop.example");
    await add(person);
  }),
  typed("adding an application: invalid name and URLs", {}, async (person) => {
    const form = applicationForm(person);
    await form.name.fill("Web\u0007shop");
    await form.address.fill("shop");
    await form.rechargeCallback.fill("ftp://shop.example");
    await add(person);
  }),
  situation(
    "adding an application: cannot be closed while saving",
    "/app/list?add=1",
    "applicationCreation open.creating",
    {
      mocks: { "/api/App/Create": "waits" },
      prepare: inOrder(fillHeld, add, expectState("applicationCreation", "creating"), (person) =>
        applicationForm(person).name.press("Escape"),
      ),
    },
  ),
  typed(
    "adding an application: package limit reached",
    { "/api/App/Create": refusal("2201") },
    inOrder(fillHeld, add, expectText("applications:problem.toPackages")),
  ),
  situation("adding an application: added but hidden by a filter", "/app/list?status=disabled&add=1", "list noMatch", {
    mocks: { "/api/App/List": listReply(), "/api/App/Create": reply(APPLICATION) },
    prepare: inOrder(fillHeld, add, expectText("list:showAdded")),
  }),
  situation("adding an application: added and visible", "/app/list?add=1", "list shown", {
    mocks: { "/api/App/List": listReply(APPLICATION), "/api/App/Create": reply(APPLICATION) },
    prepare: inOrder(dismissDialog, clickButton("applications:list.add"), fillHeld, add, waitForToast),
  }),
  editing("saved", "list shown", {
    mocks: { "/api/App/Update": reply(APPLICATION) },
    prepare: inOrder(
      dismissDialog,
      (person) => person.navigate(`/app/list?edit=${code}`),
      inOrder(passGate, holdTimers, save, waitForToast),
    ),
  }),
  credentials("hidden again", ["available.secret.masked"], {
    prepare: inOrder(passGate, button("credentials.reveal"), button("credentials.hide")),
  }),
  confirming("rotate", "code required for rotation", "verifying", {}),
  confirming("rotate", "AppSecret rotated", "available.secret.masked", {
    "/api/App/RotateSecret": reply({ ...CREDENTIALS, oldSecretUntil: "2026-11-22T09:30:00.000Z" }),
  }),
  confirming("endOld", "old AppSecret ended", "available.secret.masked", {
    "/api/App/EndOldSecret": reply({ ...CREDENTIALS, oldSecretUntil: "2026-11-21T09:00:00.000Z" }),
  }),
];
