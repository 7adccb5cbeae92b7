import { expect } from "vitest";
import type { Person } from "#model-tests/browser/person.ts";
import { expectSettled } from "./journeys.ts";

/** Every screen by heading, and the dialogs with an address. */
const SCREENS = [
  ["/order/list", "My orders"],
  ["/order/packages", "Choose a package"],
  ["/app/list", "My applications"],
  ["/app/list?add=", "My applications"],
  ["/bill/list", "Application bills"],
  ["/rechargeBill/list", "Recharge bills"],
  ["/currencybill/list", "Currency list"],
  ["/transaction/list", "Transaction records"],
  ["/callback/list", "Transaction callback"],
  ["/mycurrency/list", "My currencies"],
  ["/wallet/index", "My wallet"],
  ["/user/center", "User center"],
  ["/user/center?edit=profile", "User center"],
  ["/console/index", "Welcome"],
] as const;

/** Opens every screen in both themes: none is blank, loading, or shows an error toast. */
export async function checkEveryScreen(person: Person, look?: (name: string) => Promise<unknown>): Promise<void> {
  const main = person.page.getByRole("main");
  for (const theme of ["light", "dark"]) {
    if (theme === "dark") await person.button("shell:theme.toDark").click();
    for (const [address, title] of SCREENS) {
      await person.navigate(address);
      await main.locator("h1", { hasText: title }).filter({ visible: true }).waitFor();
      await expectSettled(person);
      expect((await main.innerText()).length, `${address} is blank`).toBeGreaterThan(title.length + 30);
      expect(await person.page.locator(".toast-danger").count(), `${address} nags`).toBe(0);
      await look?.(`${theme}${address.replaceAll(/[^a-z]+/gi, "-")}`);
    }
  }
}
