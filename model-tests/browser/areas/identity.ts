import type { Locator, Page } from "playwright-core";
import type { Person } from "#model-tests/browser/person.ts";

/** Presses the identity provider's button (2.38), once by default, and waits for its popup. */
export async function openIdentityPopup(
  person: Person,
  press: (button: Locator) => Promise<void> = (pressed) => pressed.click(),
): Promise<Page> {
  const button = person.button("identity:continue");
  const [popup] = await Promise.all([person.page.waitForEvent("popup"), press(button)]);
  await popup.getByRole("heading", { name: "Sandbox identity" }).waitFor();
  return popup;
}

/** Chooses an email in the provider's popup. */
export async function chooseIdentity(popup: Page, email: string): Promise<void> {
  await popup.getByLabel("Continue as").fill(email);
  await popup.getByRole("button", { name: "Continue" }).click();
}
