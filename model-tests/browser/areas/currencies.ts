import type { Person } from "#model-tests/browser/person.ts";

/** The switches of the merchant's currencies (2.31), named by symbol and protocol. */
export function currencySwitches(person: Person) {
  const { page, t } = person;
  return {
    switchOf: (symbol: string, protocol: string) =>
      page.getByRole("switch", { name: `${symbol} ${protocol}`, exact: true }),
    problem: person.machine("currencySwitches").getByRole("alert"),
    expectUsed: (used: number, limit: number) => person.expectText("currencies:mine.used", { used, limit }),
    expectReady: () => person.expectState("currencySwitches", '"ready"'),
    upgrade: page.getByRole("link", { name: t("currencies:mine.upgrade") }),
  };
}

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
