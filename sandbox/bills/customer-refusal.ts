/** Messages for the customer by reason of refusal. */
export const REFUSAL_TEXTS = {
  noApplication: "There is no such application.",
  stopped: "This application is stopped: it takes no payments and pays nothing out. Its merchant can enable it again.",
  currencyOff: "The merchant does not take this currency: it is not switched on in My currencies.",
  balanceTooLow: "The merchant's wallet on this network does not hold that much.",
} as const;

/** A customer cannot pay or withdraw, and nothing has moved; its message is shown to the customer. */
export class CustomerRefused extends Error {
  override name = "CustomerRefused";
  readonly reason: keyof typeof REFUSAL_TEXTS;
  constructor(reason: keyof typeof REFUSAL_TEXTS) {
    super(REFUSAL_TEXTS[reason]);
    this.reason = reason;
  }
}
