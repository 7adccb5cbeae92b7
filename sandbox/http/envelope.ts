import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";
import type { Language } from "#contracts/languages.ts";
import type { AgreedMockEnvelope as MockEnvelope } from "#contracts/mock/mock-envelope.ts";
import { fill, textsIn } from "#sandbox/texts.ts";
import { formatDuration } from "./format-duration.ts";
import type { Refused } from "./refusal.ts";

/** The envelope of every response (7.2). */
export type Envelope = { success: boolean; errCode: string; errMsg: string; resData: unknown };

/** Builds the envelope of an accepted or refused call. */
export type EnvelopeFormat = {
  accepted: (data: unknown) => Envelope | MockEnvelope;
  refused: (refusal: Refused, language: Language) => Envelope | MockEnvelope;
};

function accepted(resData: unknown): Envelope {
  return { success: true, errCode: "", errMsg: "", resData };
}

/** A refusal in the merchant's language, with the names of the invalid fields. */
function refused({ refusal, wording, fields, waitSeconds }: Refused, language: Language): Envelope {
  const text = fill(textsIn(language).refusal[wording], { wait: formatDuration(waitSeconds ?? 0, language) });
  const errMsg = fields.length > 0 ? `${text} (${fields.join(", ")})` : text;
  return { success: false, errCode: PROPOSED_CODES[refusal], errMsg, resData: null };
}

/** The documented service's own format (7.2). */
export const ENVELOPE: EnvelopeFormat = { accepted, refused };
