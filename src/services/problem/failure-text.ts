import type { TFunction } from "i18next";
import type { Failure } from "#contracts/failure.ts";

/** A failed request in a sentence (8.4); "Request Error" when nothing more is known. */
export function failureText(t: TFunction<"shell">, failure: Failure | undefined): string {
  if (!failure) return t("fault.request");
  const { kind, status } = failure;
  if (kind === "policy" || kind === "cors") return t("fault.blocked");
  if (kind !== "status") return t(`fault.${kind}`);
  if (status === 429) return t("refusal.tooManyRequests");
  return t((status ?? 0) >= 500 ? "fault.serverFault" : "fault.status", { status });
}
