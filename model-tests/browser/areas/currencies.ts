import type { Person } from "#model-tests/browser/person.ts";

/** The wallet (2.31, 7.12). */
export function wallet(person: Person) {
  const { page, t } = person;
  const address = page.getByRole("region", { name: t("chain:address.title") });
  return {
    network: (name: "TRON" | "ETH" | "BSC") => page.getByRole("radio", { name: t(`chain:network.${name}`) }),
    address,
    /** The shown address without the spaces between its groups. */
    addressText: async () => (await address.locator("code").innerText()).replace(/\s/g, ""),
    copy: address.getByRole("button", { name: t("chain:address.copy") }),
    qr: address.getByRole("img", { name: t("chain:address.qr") }),
  };
}
