import type { Send } from "#contracts/http.ts";
import { serverMenu } from "#contracts/shell/load-menu.ts";

/** Loads the mock menu (2.18, 7.17), in the place of the server's: a dashboard with a Workplace child, and an external link. */
export function loadMockMenu(send: Send, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/user/menu", body: {}, resData: serverMenu, signal });
}
