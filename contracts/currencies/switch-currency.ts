import * as z from "zod/mini";

/** The currency and its new state; idempotent. */
export const currencySwitch = z.object({ id: z.string(), enabled: z.boolean() });
export type CurrencySwitch = z.output<typeof currencySwitch>;
