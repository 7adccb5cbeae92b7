import { useTranslation } from "react-i18next";
import { useFormat } from "#src/ui/format/use-format.ts";
import { decimal, HAPPENINGS, OFF_BY } from "./simulated-order.ts";

/** What the visitor makes happen outside the console: to the money, to the chain, to the clock. */
export function Levers() {
  const { t } = useTranslation("demo", { keyPrefix: "levers" });
  const amount = useFormat().amount(decimal(OFF_BY), "USDT");
  return (
    <div className="demo-levers">
      <h2>{t("title")}</h2>
      <p>{t("lead")}</p>
      <ul>
        {HAPPENINGS.map((happening) => (
          <li key={happening}>
            <button type="button" data-happening={happening} aria-disabled="true">
              <strong>{t(`${happening}.title`, { amount })}</strong>
              <span>{t(`${happening}.text`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="site-button site-button-quiet" data-again aria-disabled="true">
        {t("again")}
      </button>
    </div>
  );
}
