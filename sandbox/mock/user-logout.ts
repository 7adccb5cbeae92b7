import * as z from "zod/mini";
import { merchantCall } from "#sandbox/http/call.ts";

/** The mock logout (7.17): there is nothing to end, since the session is the service's own (7.7). */
export const userLogout = merchantCall({
  method: "POST",
  path: "/user/logout",
  input: z.object({}),
  answer: async () => null,
});
