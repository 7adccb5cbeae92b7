import type { Person } from "../person.ts";

/** The sign-in form (2.21). */
export function signInForm(person: Person) {
  const { page, say } = person;
  const field = (key: string) => page.getByLabel(say(key), { exact: true });
  const email = field("account:login.email");
  const password = field("account:login.password");
  const submit = person.button("account:login.submit");
  return {
    email,
    password,
    remember: field("account:login.remember"),
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
  const { page, say } = person;
  const field = (key: string) => page.getByLabel(say(key), { exact: true });
  return {
    email: field("account:register.email"),
    code: field("account:register.code"),
    password: field("account:register.password"),
    repeat: field("account:register.repeat"),
    sendCode: person.button("account:register.sendCode"),
    submit: person.button("account:register.submit"),
  };
}
