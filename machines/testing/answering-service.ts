import type { Send } from "#contracts/http.ts";
import { accepted } from "./answers.ts";

/** A service that answers every call with the same data and records the requests. */
export function answeringService(resData: unknown): { send: Send; requests: { path: string; body: unknown }[] } {
  const asked: { path: string; body: unknown }[] = [];
  const send: Send = async ({ path, body, resData: shape }) => {
    asked.push({ path, body });
    return accepted(shape.parse(resData));
  };
  return { send, requests: asked };
}
