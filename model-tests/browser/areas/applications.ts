import type { Person } from "#model-tests/browser/person.ts";
import type { Merchant, Service } from "#model-tests/browser/service.ts";

/** The form for adding and editing an application (2.27). */
export function applicationForm(person: Person) {
  const dialog = person.page.getByRole("dialog");
  const field = (key: string) => dialog.getByLabel(person.t(`applications:${key}`), { exact: true });
  const button = (key: string) => dialog.getByRole("button", { name: person.t(`applications:${key}`), exact: true });
  return {
    dialog,
    name: field("field.name"),
    address: field("field.address"),
    rechargeCallback: field("field.rechargeCallback"),
    status: field("field.status"),
    add: button("add.submit"),
    save: button("edit.save"),
    problem: dialog.getByRole("alert"),
  };
}

/** The verification gate before an edit and before the credentials (4.5, 6.5). */
export function gate(person: Person, service: Service, { email }: Merchant) {
  const { page, t } = person;
  const form = page.getByRole("dialog").locator('[data-machine="verification"]');
  const code = form.getByLabel(t("applications:gate.code"), { exact: true });
  const proceed = form.getByRole("button", { name: t("applications:gate.confirm"), exact: true });
  return {
    form,
    code,
    proceed,
    /** Enters the emailed code. */
    async pass() {
      await person.expectState("codeDelivery", "coolingDown");
      await code.fill(await service.latestCode(email));
      await proceed.click();
      await form.waitFor({ state: "detached" });
    },
  };
}
