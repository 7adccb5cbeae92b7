import type { Person } from "#model-tests/browser/person.ts";

/** The switches of the merchant's currencies (2.31), each named by its symbol and its protocol. */
export function currencySwitches(person: Person) {
  const { page, say } = person;
  return {
    switchOf: (symbol: string, protocol: string) =>
      page.getByRole("switch", { name: `${symbol} ${protocol}`, exact: true }),
    problem: person.machine("currencySwitches").getByRole("alert"),
    /** Waits until so many are said to be in use. */
    used: (used: number, limit: number) => person.reads("currencies:mine.used", { used, limit }),
    isReady: () => person.sees("currencySwitches", '"ready"'),
    upgrade: page.getByRole("link", { name: say("currencies:mine.upgrade") }),
  };
}

/** The wallet (2.31, 7.12). */
export function wallet(person: Person) {
  const { page, say } = person;
  const address = page.getByRole("region", { name: say("chain:address.title") });
  return {
    network: (name: "TRON" | "ETH" | "BSC") => page.getByRole("radio", { name: say(`chain:network.${name}`) }),
    address,
    /** The address as it is written on the screen, its groups put together. */
    written: async () => (await address.locator("code").innerText()).replace(/\s/g, ""),
    copy: address.getByRole("button", { name: say("chain:address.copy") }),
    qr: address.getByRole("img", { name: say("chain:address.qr") }),
  };
}
