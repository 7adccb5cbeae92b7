import i18next from "i18next";
import { type OrderSummary, payStatus } from "#contracts/orders/order.ts";
import { isUnderpaid } from "#contracts/orders/payment-state.ts";
import { amountFilters, type FinderRules, isAmount, looksLikeCode, recordEntry } from "#src/records/provide/finder.ts";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { loadTexts } from "#src/ui/language/start-language.ts";

/** Finds orders by their code or a part of it, or by their amount (2.26). */
export const ORDER_FINDER: FinderRules<OrderSummary> = {
  matches: (query) => looksLikeCode(query) || isAmount(query),
  filter: (code) => ({ code }),
  fallbackFilters: amountFilters,
  summarize: async (order, { format }) => {
    await loadTexts(["chain", "palette"]);
    return i18next.t("palette:answer.record", {
      amount: format.amount(order.amount, "USDT"),
      status: isUnderpaid(order)
        ? i18next.t("chain:orderStatus.underpaid")
        : enumLabel(payStatus, order.payStatus, (known) => i18next.t(`chain:orderStatus.${known}`)),
    });
  },
  entry: ({ code, amount, packageName }, format) =>
    recordEntry("orders", "/order/list", code, `${format.amount(amount, "USDT")} · ${packageName}`),
};
