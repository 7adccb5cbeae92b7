import type { Locator } from "playwright-core";
import { forgotWizard, registrationForm, signInForm } from "#model-tests/browser/areas/account.ts";
import { chooseIdentity, openIdentityPopup } from "#model-tests/browser/areas/identity.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { newEmail, PASSWORD } from "#model-tests/browser/service.ts";
import { type AccountCall, REQUEST_TIMEOUT } from "./account-call.ts";

const NEW_PASSWORD = "Lantern-orchard-58";
const SIGNED_OUT = { isSignedIn: false, timeout: REQUEST_TIMEOUT };

/** Signing in by password (2.21). */
export const login: AccountCall = {
  ...SIGNED_OUT,
  name: "Login",
  path: "/api/Login/Login",
  async prepare({ person, merchant }) {
    const form = signInForm(person);
    const open = async () => {
      await openSignedOut(person, "/login");
      await form.email.fill(merchant.email);
      await form.password.fill(merchant.password);
    };
    await open();
    return {
      make: (press) => press(form.submit),
      underWay: () => person.expectState("session", "signingIn"),
      done: () => person.expectPath("/console/index"),
      again: open,
      explained: { within: formOf(person), kept: () => valuesOf(form.email, form.password) },
    };
  },
};

/** Signing in with the identity provider (2.38), each time with a new proof. */
export const identityLogin: AccountCall = {
  ...SIGNED_OUT,
  name: "IdentityLogin",
  path: "/api/Login/IdentityLogin",
  async prepare({ person }) {
    const form = signInForm(person);
    const open = async () => {
      await openSignedOut(person, "/login");
      await form.email.fill("typed@before.example");
    };
    await open();
    return {
      async make(press) {
        await chooseIdentity(await openIdentityPopup(person, press), newEmail());
      },
      underWay: () => person.expectState("identityProvider", "signingIn"),
      done: () => person.expectPath("/console/index"),
      again: open,
      explained: { within: person.machine("identityProvider"), kept: () => valuesOf(form.email) },
    };
  },
};

/** Requesting a code, and another one after the wait (2.22, 7.4). */
export const sendVerificationCode: AccountCall = {
  ...SIGNED_OUT,
  name: "SentVerificationCode",
  path: "/api/User/SentVerificationCode",
  async prepare({ person }) {
    const form = registrationForm(person);
    await openSignedOut(person, "/register");
    await form.email.fill(newEmail());
    return {
      make: (press) => press(person.machine("codeDelivery").getByRole("button")),
      underWay: () => person.expectState("codeDelivery", "sending"),
      done: () => person.expectState("codeDelivery", "coolingDown"),
      async again() {
        await person.page.clock.fastForward("01:00");
        await person.expectState("codeDelivery", "resendPossible");
      },
      explained: { within: formOf(person), kept: () => valuesOf(form.email) },
    };
  },
};

/** Registering (2.22, 7.5). */
export const register: AccountCall = {
  ...SIGNED_OUT,
  name: "Register",
  path: "/api/Register/Register",
  async prepare({ person, service }) {
    const form = registrationForm(person);
    const open = async () => {
      await openSignedOut(person, "/register");
      const email = newEmail();
      await form.email.fill(email);
      await form.sendCode.click();
      await person.expectState("codeDelivery", "coolingDown");
      await form.code.fill(await service.latestCode(email));
      await form.password.fill(PASSWORD);
      await form.repeat.fill(PASSWORD);
    };
    await open();
    return {
      make: (press) => press(form.submit),
      underWay: () => person.expectState("registration", "registering"),
      done: () => person.expectPath("/login"),
      again: open,
      explained: {
        within: formOf(person),
        kept: () => valuesOf(form.email, form.code, form.password, form.repeat),
      },
    };
  },
};

/** Checking the code of the forgot-password wizard (2.23, 7.6). */
export const checkCaptchaCode: AccountCall = {
  ...SIGNED_OUT,
  name: "CheckCaptchaCode",
  path: "/api/Register/CheckCaptchaCode",
  async prepare({ person, merchant, service }) {
    const wizard = forgotWizard(person);
    await openSignedOut(person, "/forget");
    await wizard.askCode(merchant.email);
    await wizard.code.fill(await service.latestCode(merchant.email));
    return {
      make: (press) => press(wizard.next),
      underWay: () => person.expectState("forgotPassword", "checking"),
      done: () => person.expectState("forgotPassword", "choosing"),
      async again() {
        await wizard.back.click();
        await person.expectState("forgotPassword", "identifying");
      },
      explained: { within: formOf(person), kept: () => valuesOf(wizard.email, wizard.code) },
    };
  },
};

/** Resetting the forgotten password (2.23, 7.11). */
export const resetPassword: AccountCall = {
  ...SIGNED_OUT,
  name: "ResetPassword",
  path: "/api/User/ResetPassword",
  async prepare({ person, merchant, service }) {
    const wizard = forgotWizard(person);
    const open = async () => {
      await openSignedOut(person, "/forget");
      await wizard.identify(merchant.email, (email) => service.latestCode(email));
      await wizard.password.fill(NEW_PASSWORD);
      await wizard.repeat.fill(NEW_PASSWORD);
    };
    await open();
    return {
      make: (press) => press(wizard.submit),
      underWay: () => person.expectState("forgotPassword", "resetting"),
      done: () => wizard.toSignIn.waitFor(),
      again: open,
      explained: { within: formOf(person), kept: () => valuesOf(wizard.password, wizard.repeat) },
    };
  },
};

function formOf({ page }: Person) {
  return page.locator("main form");
}

function valuesOf(...fields: Locator[]) {
  return Promise.all(fields.map((field) => field.inputValue()));
}

/** Opens a screen for visitors without a session. */
async function openSignedOut(person: Person, path: string) {
  if (person.page.url().startsWith(person.url)) await person.page.evaluate(() => localStorage.clear());
  await person.goto(path);
  await person.waitForHydration();
}
