import i18next from "i18next";
import { type OrderSummary, payStatus } from "#contracts/orders/order.ts";
import { type FinderRules, looksLikeCode } from "#src/records/provide/finder.ts";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { loadTexts } from "#src/ui/language/start-language.ts";

/** Finds orders by their code or a part of it (2.26). */
export const ORDER_FINDER: FinderRules<OrderSummary> = {
  matches: looksLikeCode,
  filter: (code) => ({ code }),
  summarize: async ({ amount, payStatus: status }, { format }) => {
    await loadTexts(["chain", "palette"]);
    return i18next.t("palette:answer.record", {
      amount: format.amount(amount, "USDT"),
      status: enumLabel(payStatus, status, (known) => i18next.t(`chain:orderStatus.${known}`)),
    });
  },
  entry: ({ code, amount, packageName }, format) => ({
    id: `order ${code}`,
    group: "orders",
    label: code,
    // The amount first, since the rest may be cut off.
    detail: `${format.amount(amount, "USDT")} · ${packageName}`,
    leadsTo: `/order/list?open=${encodeURIComponent(code)}`,
  }),
};
