import { HTTPError } from "ky";
import * as z from "zod/mini";
import type { Refusal } from "./envelope.ts";
import { NORMAL_RESPONSE_CODE, PROPOSED_CODES } from "./error-catalogue.ts";
import { NOT_OFFERED_STATUSES } from "./failure-from.ts";
import { withAgreedNames } from "./reader/field-names.ts";
import { flag } from "./reader/flag.ts";
import { parseJson } from "./reader/json.ts";
import { optional } from "./reader/reader.ts";
import { errorCode, words, wordsIn } from "./reader/text.ts";

/** What the body of a status other than 2xx may say: the envelope (7.2), or the problem details of RFC 9457. */
const refusingBody = z.object({ success: optional(flag), errCode: errorCode, errMsg: words, title: words });

/** Where frameworks put their words beside that, the most telling first: what is wrong with each field, then with all. */
const PLACES = ["errors", "detail"];
/** Here as well, but of a call that is not there: then they name the path, and nothing more. */
const PLACES_OF_REQUESTS = [...PLACES, "message", "error"];

/** The words of a status, and nothing more: what frameworks answer for a call that they do not have, and beside their own. */
const SAYS_NOTHING =
  /^(bad request|unauthorized|forbidden|not found|method not allowed|conflict|unprocessable (entity|content)|too many requests|not implemented)\.?$/i;

/**
 * The refusal within an answer whose status is other than 2xx: such an answer is a transport error (8.4), yet what it
 * says is heard. A 401 that answers a token ends the session, whatever it says (8.3).
 * @returns null where it refuses nothing: what is left is the status.
 */
export function refusalWithin(error: unknown, hadToken: boolean): Refusal | null {
  if (!(error instanceof HTTPError)) return null;
  const { status } = error.response;
  const said = heard(withAgreedNames(bodyOf(error)), status);
  if (status === 401 && hadToken) {
    return { accepted: false, errMsg: "", ...said, errCode: said?.errCode || PROPOSED_CODES.notSignedIn };
  }
  return said;
}

/** A body of another type than JSON, or of none, may be JSON all the same. */
function bodyOf({ data }: HTTPError): unknown {
  if (typeof data !== "string") return data;
  try {
    return parseJson(data);
    // Stryker disable next-line BlockStatement: undefined refuses nothing either.
  } catch {
    return null;
  }
}

function heard(body: unknown, status: number): Refusal | null {
  const read = refusingBody.safeParse(body);
  if (!read.success) return null;
  const { success, errCode, errMsg, title } = read.data;
  // "3000" is no refusal (8.1): what is left is the status.
  if (success || errCode === NORMAL_RESPONSE_CODE) return null;
  if (errCode || errMsg) return { accepted: false, errCode, errMsg };
  // Of a call that is not there (404), and of the service's own faults, frameworks write a title that says nothing more.
  // Stryker disable next-line ConditionalExpression,EqualityOperator: the last line drops what a status from 500 on says.
  const isAboutTheRequest = status >= 400 && status < 500 && !NOT_OFFERED_STATUSES.has(status);
  const places = isAboutTheRequest ? PLACES_OF_REQUESTS : PLACES;
  const said = [...places.map((place) => wordsIn(Reflect.get(Object(body), place))), ofFields(body)];
  const explained = said.find((one) => one && !SAYS_NOTHING.test(one)) ?? (isAboutTheRequest ? title : "");
  return explained && status < 500 ? { accepted: false, errCode: "", errMsg: explained } : null;
}

/** What is wrong with each field where nothing else is said, as Django REST framework writes it. */
function ofFields(body: unknown): string {
  const isLists = Object.values(Object(body)).every((value) => Array.isArray(value));
  return isLists ? wordsIn(body) : "";
}
