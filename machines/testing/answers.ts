import type { Refusal } from "#contracts/envelope.ts";

/** The answer to an accepted call. */
export function accepted<Value>(value: Value): { accepted: true; value: Value } {
  return { accepted: true, value };
}

/** A refusal with this code (section 8). */
export function refusal(errCode = "9999"): Refusal {
  return { accepted: false, errCode, errMsg: `refused with ${errCode}` };
}

/** The answer to a call that the service does not have. */
export const notOffered: Refusal = {
  accepted: false,
  errCode: "",
  errMsg: "",
  notOffered: {
    kind: "notOffered",
    call: "POST /api/Thing/List",
    status: 404,
    time: "2026-11-21T03:00:00.000Z",
    field: "",
    expected: "",
    requestId: "",
  },
};
