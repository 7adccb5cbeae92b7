import type { PROPOSED_CODES } from "#contracts/error-catalogue.ts";

export type RefusalName = keyof typeof PROPOSED_CODES;

/** The text of a refusal: by its name, or one for a single call. */
export type RefusalWording =
  | RefusalName
  | "wrongOldPassword"
  | "serviceBusy"
  | "serviceAway"
  | "applicationStopped"
  | "currencyNotTaken";

/** A refused call, answered as an envelope with `success: false` (8.2). */
export class Refused extends Error {
  override name = "Refused";
  readonly refusal: RefusalName;
  readonly wording: RefusalWording;
  /** The invalid fields, by their names on the wire. */
  readonly fields: readonly string[];
  /** Seconds until it may be tried again; null when waiting does not help. */
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

/** A rate limit was exceeded. */
export function tooManyRequests(waitSeconds: number): Refused {
  return new Refused("tooManyRequests", { waitSeconds });
}

/** The database is busy or cannot be reached. */
export function serviceUnavailable(why: "busy" | "away", waitSeconds: number): Refused {
  return new Refused("tooManyRequests", { wording: why === "busy" ? "serviceBusy" : "serviceAway", waitSeconds });
}
