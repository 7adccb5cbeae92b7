import type { Send } from "#contracts/http.ts";
import type { Exchange } from "./consumer-pact.ts";

/** The request that a call sends. */
export type SentRequest = Pick<Exchange["request"], "of" | "body"> & { query?: Record<string, string> };

/** The request that a call would send; nothing is sent. */
export async function sentRequest(call: (send: Send) => Promise<unknown>): Promise<SentRequest> {
  const sent: SentRequest[] = [];
  const note: Send = ({ method, path, query, body }) => {
    sent.push({ of: { method, path }, ...(query && { query }), ...(body !== undefined && { body }) });
    return Promise.resolve({ accepted: false, errCode: "", errMsg: "" });
  };
  await call(note);
  const [request] = sent;
  if (!request) throw new Error("the call sends nothing");
  return request;
}
