import { nothing } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";

/** Saves the merchant's language, such as "zh-TW", at the service (7.13). */
export function saveLanguage(send: Send, language: string, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/User/Language", query: { language }, resData: nothing, signal });
}
