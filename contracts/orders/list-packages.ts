import * as z from "zod/mini";
import { decimal } from "#contracts/decimal.ts";
import { listOf } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";

/** A package limit (3.6); null means unlimited. */
const limit = z.nullable(z.int().check(z.nonnegative()));

export const packageTerm = z.object({
  unit: z.enum(["month", "quarter", "other"]),
  months: z.int().check(z.positive()),
  /** For the whole term, in USDT. */
  amount: decimal,
});

/** A subscription package (3.6). */
export const merchantPackage = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  limits: z.object({ wallets: limit, currencies: limit, applications: limit }),
  terms: z.array(packageTerm).check(z.minLength(1)),
});
export type MerchantPackage = z.output<typeof merchantPackage>;

/** The packages on sale, the smallest first (2.25; proposed, 7.16). */
export function listPackages(send: Send, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/Package/List", body: {}, resData: listOf(merchantPackage), signal });
}
