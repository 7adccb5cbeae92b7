import i18next from "i18next";
import type { Callback } from "#contracts/bills/callback.ts";
import type { Bill } from "#contracts/bills/list-bills.ts";
import type { Format } from "#src/ui/format/format.ts";
import { loadTexts } from "#src/ui/language/start-language.ts";

/**
 * A bill in one sentence for the palette: the amount, its confirmation, and its callback (2.28, 2.31).
 * @param callback the bill's callback; null if it could not be loaded.
 */
export async function billAnswer(bill: Bill, callback: Callback | null, format: Format): Promise<string> {
  await loadTexts(["bills", "palette"]);
  const amount = format.amount(bill.amount, bill.currency);
  if (bill.paidAt === null) {
    return i18next.t("palette:answer.record", { amount, status: i18next.t("bills:transaction.confirming") });
  }
  const status = callback?.status ?? bill.noticeStatus;
  const said = callbackAnswer({ ...bill, status }, callback?.attempts.length ?? 0, format);
  return said === null
    ? i18next.t("palette:answer.record", { amount, status: i18next.t("bills:transaction.confirmed") })
    : i18next.t("palette:answer.paid", { amount, callback: said });
}

/** A callback's outcome as a part of a sentence; null for an unknown status. */
export function callbackAnswer(
  { applicationName, applicationCode, status }: Pick<Callback, "applicationName" | "applicationCode" | "status">,
  tries: number,
  format: Format,
) {
  const application = applicationName || applicationCode;
  switch (status) {
    case "success":
      return tries > 1
        ? i18next.t("palette:answer.taken", { application, tries: format.integer(tries) })
        : i18next.t("palette:answer.takenOnce", { application });
    case "failed":
      return i18next.t("palette:answer.notTaken", { application });
    case "notNotified":
      return i18next.t("palette:answer.notSent");
    default:
      return null;
  }
}
