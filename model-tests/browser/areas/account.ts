import type { Person } from "#model-tests/browser/person.ts";

/** The sign-in form (2.21). */
export function signInForm(person: Person) {
  const { page, t } = person;
  const field = (key: string) => page.getByLabel(t(key), { exact: true });
  const email = field("login:email");
  const password = field("login:password");
  const submit = person.button("login:submit");
  return {
    form: page.locator("form").filter({ has: submit }),
    email,
    password,
    remember: field("login:remember"),
    submit,
    async signIn(as: { email: string; password: string }) {
      await email.fill(as.email);
      await password.fill(as.password);
      await submit.click();
    },
  };
}

/** The registration form (2.22). */
export function registrationForm(person: Person) {
  const { page, t } = person;
  const field = (key: string) => page.getByLabel(t(key), { exact: true });
  return {
    email: field("account:register.email"),
    code: field("account:register.code"),
    password: field("account:register.password"),
    repeat: field("account:register.repeat"),
    sendCode: person.button("account:register.sendCode"),
    submit: person.button("account:register.submit"),
  };
}

/** The forgot-password wizard (2.23). */
export function forgotWizard(person: Person) {
  const { page, t } = person;
  const field = (key: string) => page.getByLabel(t(key), { exact: true });
  const email = field("account:register.email");
  const code = field("account:register.code");
  const sendCode = person.button("account:register.sendCode");
  const next = person.button("account:forgot.next");
  return {
    email,
    code,
    sendCode,
    next,
    password: field("account:forgot.password"),
    repeat: field("account:forgot.repeat"),
    back: person.button("account:forgot.back"),
    submit: person.button("account:forgot.submit"),
    toSignIn: person.button("account:forgot.doneAction"),
    /** Completes the first step with the emailed code. */
    async identify(address: string, sent: (address: string) => Promise<string>) {
      await email.fill(address);
      await sendCode.click();
      await person.expectState("codeDelivery", "coolingDown");
      await code.fill(await sent(address));
      await next.click();
      await person.expectState("forgotPassword", "choosing");
    },
  };
}

/** The user menu in the navbar (2.35). */
export function userMenu({ page, t }: Pick<Person, "page" | "t">) {
  const menuName = t("shell:user.menuOf", { name: "" }).trim();
  const button = page.getByRole("banner").getByRole("button", { name: menuName });
  return {
    button,
    async choose(key: string) {
      await button.click();
      await page.getByRole("menuitem", { name: t(key), exact: true }).click();
    },
  };
}

/** The change-password dialog (2.33). */
export function passwordDialog(person: Person) {
  const { page, t } = person;
  const dialog = page.getByRole("dialog", { name: t("account:passwordChange.title") });
  const field = (key: string) => dialog.getByLabel(t(key), { exact: true });
  const old = field("account:passwordChange.old");
  const password = field("account:passwordChange.password");
  const repeat = field("account:passwordChange.repeat");
  const submit = dialog.getByRole("button", { name: t("account:passwordChange.submit"), exact: true });
  return {
    dialog,
    old,
    password,
    repeat,
    submit,
    async open() {
      await userMenu(person).choose("shell:user.changePassword");
      await person.expectState("passwordChange", "typing");
    },
    async fill(typed: { old: string; password: string; repeat?: string }) {
      await old.fill(typed.old);
      await password.fill(typed.password);
      await repeat.fill(typed.repeat ?? typed.password);
    },
  };
}

/** The profile form of the user centre (2.32, 5.11). */
export function profileForm(person: Person) {
  const dialog = person.page.getByRole("dialog", { name: person.t("account:profileEdit.title") });
  return {
    dialog,
    edit: person.button("account:userCenter.edit"),
    field: dialog.getByLabel(person.t("account:userCenter.nickname"), { exact: true }),
    /** A field other than the nickname, by its name in the profile (3.3). */
    other: (name: string) => dialog.getByLabel(person.t(`account:userCenter.field.${name}`), { exact: true }),
    save: dialog.getByRole("button", { name: person.t("account:profileEdit.save"), exact: true }),
  };
}
