/** Why a customer is refused, in the words that they read. */
export const REFUSED = {
  noApplication: "There is no such application.",
  stopped: "This application is stopped: it takes no payments and pays nothing out. Its merchant can enable it again.",
  currencyOff: "The merchant does not take this currency: it is not switched on in My currencies.",
  balanceTooLow: "The merchant's wallet on this network does not hold that much.",
} as const;

/** A customer can't pay or withdraw, and nothing has moved; its message is what the customer is told. */
export class CustomerRefused extends Error {
  override name = "CustomerRefused";
  readonly reason: keyof typeof REFUSED;
  constructor(reason: keyof typeof REFUSED) {
    super(REFUSED[reason]);
    this.reason = reason;
  }
}
