import type { PROPOSED_CODES } from "#contracts/error-catalogue.ts";

export type RefusalName = keyof typeof PROPOSED_CODES;

/** A call is refused, as its contract provides; answered as an envelope with `success: false` (8.2). */
export class Refused extends Error {
  override name = "Refused";
  readonly refusal: RefusalName;
  /** Which fields were wrong, by their names on the wire. */
  readonly fields: readonly string[];
  constructor(refusal: RefusalName, fields: readonly string[] = []) {
    super(refusal);
    this.refusal = refusal;
    this.fields = fields;
  }
}
