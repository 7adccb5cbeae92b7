import { RequestFailed } from "#contracts/failure.ts";
import { sampleFailure } from "./sample-failure.ts";

/** What a call throws that never reached the service (8.4). */
export const UNREACHABLE = new RequestFailed(sampleFailure("unreachable"));
