import * as z from "zod/mini";
import { applicationCode } from "./load-application.ts";

/** Which callback URL is tested: the one for payments, or the one for withdrawals. */
export const callbackTest = z.extend(applicationCode, { address: z.enum(["recharge", "withdraw"]) });
export type CallbackTest = z.output<typeof callbackTest>;
