import type { Refusal } from "#contracts/envelope.ts";

/** A call that the service carried out. */
export function accepted<Value>(value: Value): { accepted: true; value: Value } {
  return { accepted: true, value };
}

/** A call that the service refused, with one of its codes (section 8). */
export function refusal(errCode = "9999"): Refusal {
  return { accepted: false, errCode, errMsg: `refused with ${errCode}` };
}

/** How a call ends that the service does not have. */
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
