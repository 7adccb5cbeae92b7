import { RequestFailed } from "#contracts/failure.ts";
import { sampleFailure } from "./sample-failure.ts";

/** The error of a call that did not reach the service (8.4). */
export const UNREACHABLE_ERROR = new RequestFailed(sampleFailure("unreachable"));
