import type { PROPOSED_CODES } from "#contracts/error-catalogue.ts";

export type RefusalName = keyof typeof PROPOSED_CODES;

/** How a refusal is put to the merchant: by its name, or in words that fit one call better. */
export type RefusalWording =
  | RefusalName
  | "wrongOldPassword"
  | "serviceBusy"
  | "serviceAway"
  | "applicationStopped"
  | "currencyNotTaken";

/** A call is refused, as its contract provides; answered as an envelope with `success: false` (8.2). */
export class Refused extends Error {
  override name = "Refused";
  readonly refusal: RefusalName;
  readonly wording: RefusalWording;
  /** Which fields were wrong, by their names on the wire. */
  readonly fields: readonly string[];
  /** How long until it may be tried again; null when waiting changes nothing. */
  readonly waitSeconds: number | null;
  constructor(
    refusal: RefusalName,
    {
      wording = refusal,
      fields = [],
      waitSeconds = null,
    }: Partial<Pick<Refused, "wording" | "fields" | "waitSeconds">> = {},
  ) {
    super(refusal);
    this.refusal = refusal;
    this.wording = wording;
    this.fields = fields;
    this.waitSeconds = waitSeconds;
  }
}

/** Something was tried too often; it may be tried again after so many seconds. */
export function tooManyRequests(waitSeconds: number): Refused {
  return new Refused("tooManyRequests", { waitSeconds });
}

/** The service has no time, or its database is away; it may be asked again after so many seconds. */
export function serviceUnavailable(why: "busy" | "away", waitSeconds: number): Refused {
  return new Refused("tooManyRequests", { wording: why === "busy" ? "serviceBusy" : "serviceAway", waitSeconds });
}
