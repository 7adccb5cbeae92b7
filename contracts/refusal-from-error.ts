import { HTTPError } from "ky";
import * as z from "zod/mini";
import type { Refusal } from "./envelope.ts";
import { NORMAL_RESPONSE_CODE, PROPOSED_CODES } from "./error-catalogue.ts";
import { NOT_OFFERED_STATUSES } from "./failure-from.ts";
import { withAgreedNames } from "./reader/field-names.ts";
import { flag } from "./reader/flag.ts";
import { parseJson } from "./reader/json.ts";
import { optional } from "./reader/reader.ts";
import { errorCode, messageText, messageTextOf } from "./reader/text.ts";

/** The body of a status other than 2xx: the envelope (7.2), or the problem details of RFC 9457. */
const refusingBody = z.object({ success: optional(flag), errCode: errorCode, errMsg: messageText, title: messageText });

/** Where frameworks put their messages, the most specific first. */
const MESSAGE_FIELDS = ["errors", "detail"];
/** Of a 404, these only name the path. */
const CLIENT_ERROR_MESSAGE_FIELDS = [...MESSAGE_FIELDS, "message", "error"];

/** Status texts, which frameworks send as a message. */
const GENERIC_MESSAGE =
  /^(bad request|unauthorized|forbidden|not found|method not allowed|conflict|unprocessable (entity|content)|too many requests|not implemented)\.?$/i;

/**
 * The refusal in an answer whose status is not 2xx. Such an answer is a transport error (8.4), but its message is read.
 * A 401 to a request with a token ends the session (8.3).
 * @returns null if it contains no refusal.
 */
export function refusalFromError(error: unknown, hadToken: boolean): Refusal | null {
  if (!(error instanceof HTTPError)) return null;
  const { status } = error.response;
  const said = refusalIn(withAgreedNames(bodyOf(error)), status);
  if (status === 401 && hadToken) {
    return { accepted: false, errMsg: "", ...said, errCode: said?.errCode || PROPOSED_CODES.notSignedIn };
  }
  return said;
}

/** A body may be JSON without its content type. */
function bodyOf({ data }: HTTPError): unknown {
  if (typeof data !== "string") return data;
  try {
    return parseJson(data);
    // Stryker disable next-line BlockStatement: undefined refuses nothing either.
  } catch {
    return null;
  }
}

function refusalIn(body: unknown, status: number): Refusal | null {
  const read = refusingBody.safeParse(body);
  if (!read.success) return null;
  const { success, errCode, errMsg, title } = read.data;
  // "3000" is no refusal (8.1).
  if (success || errCode === NORMAL_RESPONSE_CODE) return null;
  if (errCode || errMsg) return { accepted: false, errCode, errMsg };
  // For a missing call (404) and for server errors, a framework's title adds nothing to the status.
  // Stryker disable next-line ConditionalExpression,EqualityOperator: the last line drops what a status from 500 on says.
  const isAboutTheRequest = status >= 400 && status < 500 && !NOT_OFFERED_STATUSES.has(status);
  const places = isAboutTheRequest ? CLIENT_ERROR_MESSAGE_FIELDS : MESSAGE_FIELDS;
  const said = [...places.map((place) => messageTextOf(Reflect.get(Object(body), place))), messagesByField(body)];
  const explained = said.find((one) => one && !GENERIC_MESSAGE.test(one)) ?? (isAboutTheRequest ? title : "");
  return explained && status < 500 ? { accepted: false, errCode: "", errMsg: explained } : null;
}

/** Django REST framework sends only a list of messages by field. */
function messagesByField(body: unknown): string {
  const isLists = Object.values(Object(body)).every((value) => Array.isArray(value));
  return isLists ? messageTextOf(body) : "";
}
