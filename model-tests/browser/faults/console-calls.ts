import { SIGN_OUT_TIMEOUT } from "#machines/account/session-setup.ts";
import { SAVE_TIMEOUT } from "#machines/shell/language-change.ts";
import { passwordDialog, profileForm, userMenu } from "#model-tests/browser/areas/account.ts";
import { type AccountCall, type FaultContext, REQUEST_TIMEOUT } from "./account-call.ts";

const IN_THE_CONSOLE = { isSignedIn: true, timeout: REQUEST_TIMEOUT };

/** Changing the password (2.33, 7.10). */
export const updatePassword: AccountCall = {
  ...IN_THE_CONSOLE,
  name: "UpdatePwd",
  path: "/api/User/UpdatePwd",
  async prepare({ person, merchant }) {
    const form = passwordDialog(person);
    const passwords = [merchant.password, "Lantern-orchard-58", "Harbour-violet-61"];
    const open = async () => {
      const [old = "", password = ""] = passwords;
      passwords.shift();
      await form.open();
      await form.fill({ old, password });
    };
    await person.goto("/user/center");
    await open();
    return {
      make: (press) => press(form.submit),
      underWay: () => person.expectState("passwordChange", "changing"),
      done: () => form.dialog.waitFor({ state: "hidden" }),
      again: open,
      explained: {
        within: form.dialog,
        kept: async () => [
          await form.old.inputValue(),
          await form.password.inputValue(),
          await form.repeat.inputValue(),
        ],
      },
    };
  },
};

/** Saving another nickname (2.32, 7.14). */
export const updateProfile: AccountCall = {
  ...IN_THE_CONSOLE,
  name: "update",
  path: "/api/User/update",
  async prepare({ person }) {
    const prompt = profileForm(person);
    await person.goto("/user/center?edit=profile");
    await prompt.field.fill("Mei Ling");
    return {
      make: (press) => press(prompt.save),
      underWay: () => person.expectState("profileEdit", "saving"),
      done: () => prompt.dialog.waitFor({ state: "hidden" }),
      async again() {
        await prompt.edit.click();
        await prompt.field.fill("Mei");
      },
      explained: { within: prompt.dialog, kept: () => prompt.field.inputValue() },
    };
  },
};

/** Loading the profile (2.32, 7.8), whose path is "logout"; without it the stored user is shown. */
export const loadProfile: AccountCall = {
  ...IN_THE_CONSOLE,
  name: "profile",
  path: "/api/user/logout",
  async prepare(stage) {
    const { person, merchant } = stage;
    const { page, t } = person;
    const panel = page.getByRole("region", { name: t("account:userCenter.profile") });
    const open = async () => {
      await firstFails(stage, loadProfile.path);
      await person.button("shell:error.retry").waitFor();
    };
    await open();
    return {
      make: (press) => press(person.button("shell:error.retry")),
      underWay: () => person.expectState("session", "loadingProfile"),
      done: () => panel.getByText(t("account:userCenter.field.registrationDate")).waitFor(),
      again: open,
      explained: {
        within: panel,
        words: t("account:userCenter.failed"),
        kept: () => panel.getByText(merchant.email).isVisible(),
      },
    };
  },
};

/** Loading the last sign-in (2.32, 7.15). */
export const checkLastLogin: AccountCall = {
  ...IN_THE_CONSOLE,
  name: "CheckLastLogin",
  path: "/api/Login/CheckLastLogin",
  async prepare(stage) {
    const { person } = stage;
    const { page, t } = person;
    const panel = page.getByRole("region", { name: t("account:userCenter.security") });
    const open = async () => {
      await firstFails(stage, checkLastLogin.path);
      await person.button("shell:error.retry").waitFor();
    };
    await open();
    return {
      make: (press) => press(person.button("shell:error.retry")),
      underWay: () => person.expectState("resource", "loading"),
      done: () => panel.getByText(t("frame:lastLogin.first")).waitFor(),
      again: open,
      explained: {
        within: panel,
        words: t("frame:lastLogin.failed"),
        kept: () => panel.getByRole("button", { name: t("account:passwordChange.title") }).isVisible(),
      },
    };
  },
};

/** Saving the language (4.9, 7.13), which changes on the device even if the call fails. */
export const saveLanguage: AccountCall = {
  ...IN_THE_CONSOLE,
  name: "Language",
  path: "/api/User/Language",
  timeout: SAVE_TIMEOUT,
  async prepare({ person }) {
    const { page } = person;
    const menu = page.locator('[data-machine="languageChange"] select');
    let locale = "en-US";
    await person.goto("/user/center");
    return {
      async make() {
        locale = locale === "en-US" ? "ja-JP" : "en-US";
        await menu.selectOption(locale);
      },
      underWay: () => person.expectState("languageChange", "saving"),
      async done() {
        await page.locator(`html[lang="${locale}"] [data-machine="languageChange"][data-state='"settled"']`).waitFor();
        if ((await person.stored("arco-locale")) !== locale) throw new Error(`The language ${locale} was not kept`);
      },
      again: async () => undefined,
    };
  },
};

/** Signing out (4.1, 7.7), which the device does even if the call fails. */
export const logout: AccountCall = {
  ...IN_THE_CONSOLE,
  name: "Logout",
  path: "/api/Login/Logout",
  timeout: SIGN_OUT_TIMEOUT,
  async prepare({ person, merchant, service }) {
    const open = async () => {
      await person.goto("/user/center");
      await person.expectState("session", "settled");
    };
    await open();
    return {
      make: () => userMenu(person).choose("shell:user.signOut"),
      underWay: () => person.expectState("session", "signingOut"),
      async done() {
        await person.expectPath(/^\/login/);
        await person.expectAnnouncement(person.t("shell:notice.signedOut"));
        if ((await person.stored("token")) !== null) throw new Error("The token is still on the device");
      },
      async again() {
        const { token, user } = await service.signIn(merchant.email, merchant.password);
        await person.page.evaluate(
          ([given, stored]) => {
            localStorage.setItem("UserIdToken", stored);
            localStorage.setItem("token", given);
          },
          [token, JSON.stringify(user)] as const,
        );
        await open();
      },
    };
  },
};

/** Opens the user centre and fails its first call to a path. */
async function firstFails({ person, held }: FaultContext, path: string) {
  await person.goto("/user/center");
  await (await held.next(path)).abort("internetdisconnected");
}
