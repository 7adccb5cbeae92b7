import { sampleDevice } from "#machines/testing/sample-device.ts";
import {
  forgotWizard,
  passwordDialog,
  profileForm,
  registrationForm,
  signInForm,
  userMenu,
} from "#model-tests/browser/areas/account.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { holdTimers } from "./hold-timers.ts";
import { openIdentity, PROVIDER } from "./identity.ts";
import { type Mocks, REFUSED, reply } from "./mocks.ts";
import { LAST_LOGIN } from "./sample-records.ts";
import type { Screen } from "./screen.ts";
import {
  clickButton,
  dismissDialog,
  expectState,
  expectText,
  inOrder,
  situation,
  thenMock,
  waitForToast,
  withoutNickname,
} from "./situation.ts";

const EMAIL = "someone@merchant.example";
const PASSWORD = "Lantern-orchard-58";
const SENDS = "/api/User/SentVerificationCode";
const WRONG_CODE = { accepted: false, errCode: "2003", errMsg: "" } as const;

const visitor = (name: string, path: string, shows: string, prepare: Screen["prepare"], mocks: Mocks = {}) =>
  situation(name, path, shows, { who: "visitor", mocks, ...(prepare && { prepare }) });

const submitSignIn = async (person: Person) => {
  await person.waitForHydration();
  await signInForm(person).submit.click();
};
const register = async (person: Person) => {
  const form = registrationForm(person);
  await form.email.fill(EMAIL);
  await form.code.fill("246810");
  await form.password.fill(PASSWORD);
  await form.repeat.fill(PASSWORD);
  await form.submit.click();
};
const identify = async (person: Person) => {
  const wizard = forgotWizard(person);
  await wizard.email.fill(EMAIL);
  await wizard.code.fill("246810");
  await wizard.next.click();
};
const choosePassword = async (person: Person) => {
  const wizard = forgotWizard(person);
  await identify(person);
  await wizard.password.fill(PASSWORD);
  await wizard.repeat.fill(PASSWORD);
  await wizard.submit.click();
};

const SIGNED_OUT: readonly Screen[] = [
  visitor(
    "sign-in: required fields empty",
    "/login",
    "session identity.signedOut",
    inOrder(submitSignIn, expectText("login:issue.passwordRequired")),
  ),
  visitor("sign-in: invalid email, password shown", "/login", "session identity.signedOut", async (person) => {
    await person.waitForHydration();
    await signInForm(person).email.fill("merchant");
    await signInForm(person).password.fill("Correct");
    await person.page.getByRole("button", { name: person.t("shell:password.show") }).click();
    await signInForm(person).submit.click();
    await person.expectText("login:issue.emailFormat");
  }),
  situation("sign-in: remembered email", "/login", "session identity.signedOut", {
    who: "visitor",
    stored: { "remembered-email": EMAIL },
    prepare: (person) => person.waitForHydration(),
  }),
  visitor(
    "sign-in: after registering",
    "/register",
    "session identity.signedOut",
    inOrder(register, expectText("login:registered")),
    { "/api/Register/Register": reply(null) },
  ),
  visitor(
    "sign-in: session ended by the service",
    "/login",
    "session ending.asking",
    async (person) => {
      await person.waitForHydration();
      await signInForm(person).signIn({ email: EMAIL, password: PASSWORD });
    },
    { "/api/Login/Login": { accepted: false, errCode: "4011", errMsg: "" } },
  ),
  visitor("registration: code requested for an invalid email", "/register", "codeDelivery unsent", async (person) => {
    await registrationForm(person).email.fill("merchant");
    await registrationForm(person).sendCode.click();
    await person.expectText("account:register.issue.emailFormat");
  }),
  visitor(
    "registration: passwords differ, first one too weak",
    "/register",
    "registration open.showingIssues",
    async (person) => {
      const form = registrationForm(person);
      await form.email.fill("merchant");
      await form.password.fill("sunrise");
      await form.repeat.fill("sunset");
      await form.submit.click();
    },
  ),
  visitor("forgot password: code refused", "/forget", "forgotPassword open.identifying.showingIssues", identify, {
    "/api/Register/CheckCaptchaCode": WRONG_CODE,
  }),
  visitor(
    "forgot password: code refused after the new password",
    "/forget",
    "forgotPassword open.identifying.typing",
    inOrder(choosePassword, expectText("account:forgot.kept")),
    { "/api/Register/CheckCaptchaCode": reply(null), "/api/User/ResetPassword": WRONG_CODE },
  ),
  visitor(
    "forgot password: code sent",
    "/forget",
    "codeDelivery coolingDown",
    async (person) => {
      await forgotWizard(person).email.fill(EMAIL);
      await forgotWizard(person).sendCode.click();
    },
    { [SENDS]: reply(null) },
  ),
  visitor(
    "forgot password: email taken from the sign-in",
    "/login",
    "forgotPassword open.identifying.typing",
    async (person) => {
      await person.waitForHydration();
      await signInForm(person).email.fill(EMAIL);
      await person.page.getByRole("link", { name: person.t("login:forgot") }).click();
    },
  ),
  ...(
    [
      ["with the name from the email", "Someone-5"],
      ["with a row of digits", "Tea-123456789"],
      ["that is common", "Password1"],
    ] as const
  ).map(([what, password]) =>
    visitor(`registration: a password ${what}`, "/register", "registration open.typing", async (person) => {
      const form = registrationForm(person);
      await form.email.fill(EMAIL);
      await form.password.fill(password);
    }),
  ),
  visitor(
    "identity provider: refused by the service",
    "/login",
    "identityProvider idle",
    inOrder(openIdentity, async ({ page }) => {
      await page.waitForFunction(() => "popup" in window);
      await page.evaluate(`popup.callback({ code: "proof", state: popup.state })`);
      await page.getByText(REFUSED.errMsg).first().waitFor();
    }),
    { ...PROVIDER, "/api/Login/IdentityLogin": REFUSED },
  ),
  visitor(
    "identity provider: script could not be loaded",
    "/login",
    "identityProvider idle",
    inOrder(clickButton("identity:continue"), expectText("identity:scriptFailed")),
    {
      "/config.json": { file: { identityClientId: "client", identityScriptUrl: "/none.js" } },
      "/none.js": { status: 404 },
    },
  ),
];

const ADDRESS = "/user/center";
const LAST = "/api/Login/CheckLastLogin";
const PROFILE = "/api/user/logout";
const DEVICES = "/api/Session/List";
const FACTS = {
  ...{ email: EMAIL, nickName: "Mei", role: "admin", name: "Lin Mei", job: "owner", jobName: "Owner", phone: "+886 2" },
  ...{ organization: "shop", organizationName: "Shop Ltd", location: "tpe", locationName: "Taipei", avatar: "/a.png" },
  ...{ introduction: "Tea and cups", personalWebsite: "https://shop.example", certification: "verified" },
  registrationDate: "2026-01-02T03:04:05.000Z",
};
const MANY = {
  items: [
    sampleDevice("1", { isCurrent: true, place: "Taipei, Taiwan" }),
    sampleDevice("2", { device: "", address: "", signedInAt: null, lastSeenAt: null, isCurrent: null }),
    sampleDevice("3"),
  ],
};
const centre = (name: string, shows: string, mocks: Mocks, prepare?: Screen["prepare"]) =>
  situation(`user centre: ${name}`, ADDRESS, shows, { mocks, ...(prepare && { prepare }) });
const signOutOthers = (person: Person) => clickButton("devices:endOthers")(person);
const confirm = ({ page }: Person) => page.getByRole("alertdialog").getByRole("button").last().click();
const changePassword = async (person: Person) => {
  await holdTimers(person);
  const form = passwordDialog(person);
  await form.open();
  await form.fill({ old: "Correct-horse-7", password: PASSWORD });
  await form.submit.click();
};
const saveNickname = (nickName: string) => async (person: Person) => {
  await holdTimers(person);
  const form = profileForm(person);
  await form.edit.click();
  await form.field.fill(nickName);
  await form.save.click();
};

const saveProfileWith = (fields: Record<string, string>) => async (person: Person) => {
  const form = profileForm(person);
  await form.edit.click();
  for (const [name, value] of Object.entries(fields)) await form.other(name).fill(value);
  await form.save.click();
};

const CENTRE: readonly Screen[] = [
  centre(
    "profile invalid, every field marked",
    "profileEdit open.showingIssues",
    {},
    saveProfileWith({ name: "n".repeat(300), personalWebsite: "my shop", phone: "after six" }),
  ),
  centre(
    "confirm forgetting a device",
    "devices asking",
    { [DEVICES]: reply({ items: [...MANY.items, sampleDevice("4", { isSignedIn: false })] }) },
    (person) => person.machine("devices").getByRole("listitem").last().getByRole("button").click(),
  ),
  centre("complete profile, last sign-in by identity provider", "devices shown", {
    [PROFILE]: reply(FACTS),
    [LAST]: reply(LAST_LOGIN),
  }),
  centre("unknown role, website and sign-in method", "devices shown", {
    [PROFILE]: reply({ ...FACTS, role: "cashier", personalWebsite: "none yet", registrationDate: "last year" }),
    [LAST]: reply({ ...LAST_LOGIN, method: "passkey", device: "" }),
  }),
  centre(
    "no role or nickname, last sign-in and devices unknown",
    "devices shown",
    {
      [PROFILE]: reply({ role: "" }),
      [LAST]: reply(null),
      [DEVICES]: reply(MANY),
    },
    withoutNickname,
  ),
  centre(
    "profile could not be loaded, last sign-in and devices not supported",
    "devices unavailable",
    { [PROFILE]: REFUSED, [LAST]: "is not offered", [DEVICES]: "is not offered" },
    expectText("account:userCenter.failed"),
  ),
  centre("role switched", "devices shown", {}, async (person) => {
    await userMenu(person).choose("shell:user.switchRole");
    await person.expectText("account:userCenter.roleSwitched");
  }),
  situation("user centre: last sign-in loading, unreadable device", ADDRESS, "devices shown", {
    mocks: { [LAST]: "waits", [DEVICES]: reply({ items: [...MANY.items, {}] }) },
    isLoading: true,
  }),
  centre("confirm signing out all other devices", "devices asking", { [DEVICES]: reply(MANY) }, signOutOthers),
  centre(
    "other devices could not be signed out",
    "devices shown",
    { [DEVICES]: reply(MANY), "/api/Session/End": REFUSED },
    inOrder(signOutOthers, confirm, expectText("devices:endFailed")),
  ),
  centre(
    "all other devices signed out",
    "devices shown",
    { [DEVICES]: reply(MANY), "/api/Session/EndOthers": reply({ ...MANY, items: MANY.items.slice(0, 1) }) },
    inOrder((person) => holdTimers(person), signOutOthers, confirm, waitForToast),
  ),
  centre("confirm signing out a device without a name", "devices asking", { [DEVICES]: reply(MANY) }, (person) =>
    person.machine("devices").getByRole("listitem").nth(1).getByRole("button").click(),
  ),
  centre(
    "devices could not be refreshed",
    "devices shown",
    { [DEVICES]: reply(MANY) },
    inOrder(
      expectState("devices", "shown"),
      (person) => person.navigate("/order/packages"),
      expectState("orderPlacement", "choosing"),
      thenMock({ [DEVICES]: REFUSED }),
      (person) => person.navigate(ADDRESS),
      expectText("devices:failed"),
    ),
  ),
  centre(
    "password changed at the second attempt",
    "devices shown",
    { "/api/User/UpdatePwd": reply(null) },
    inOrder(async (person) => passwordDialog(person).open(), dismissDialog, changePassword, waitForToast),
  ),
  centre(
    "old password wrong",
    "passwordChange open.showingIssues",
    { "/api/User/UpdatePwd": { accepted: false, errCode: "2001", errMsg: "" } },
    changePassword,
  ),
  centre(
    "profile saved with a new nickname",
    "devices shown",
    { "/api/User/update": reply(null) },
    inOrder(saveNickname("Mei"), waitForToast),
  ),
  centre(
    "profile saved with the same nickname at the second attempt",
    "devices shown",
    { "/api/User/update": reply(null), [PROFILE]: reply(FACTS) },
    inOrder(
      (person) => profileForm(person).edit.click(),
      dismissDialog,
      (person) => holdTimers(person),
      (person) => profileForm(person).edit.click(),
      (person) => profileForm(person).field.fill(" Mei "),
      (person) => profileForm(person).other("phone").fill("+886 3"),
      (person) => profileForm(person).save.click(),
      waitForToast,
    ),
  ),
];

/** Sign-in and account beyond machine states (2.21 to 2.23, 2.32, 2.33, 7.15). */
export const PEOPLE_SITUATIONS: readonly Screen[] = [...SIGNED_OUT, ...CENTRE];
