import * as z from "zod/mini";

/** Which currency, and how it is to be: asked for twice, it is the same. */
export const currencySwitch = z.object({ id: z.string(), enabled: z.boolean() });
export type CurrencySwitch = z.output<typeof currencySwitch>;
