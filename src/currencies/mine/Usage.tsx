import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { hasRoom, switchedOn } from "#machines/currencies/currency-limit.ts";
import type { CurrencySwitchesSnapshot } from "#machines/currencies/currency-switches.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import css from "./mine.module.css";

/** How many currencies are on, of how many the package allows (3.6); and the way to more where there is no room. */
export function Usage({ snapshot: { context } }: { snapshot: CurrencySwitchesSnapshot }) {
  const { t } = useTranslation("currencies");
  const format = useFormat();
  const { limit } = context;
  const used = switchedOn(context);
  const numbers = { used: format.integer(used), limit: format.integer(limit ?? 0) };
  const isLimited = typeof limit === "number";
  const beyond = isLimited && used > limit;
  return (
    <section className={css.usage} aria-label={t("mine.usage")} data-full={!hasRoom(context)}>
      <div className={css.usageHead}>
        <p className={`figures ${css.used}`} role="status">
          {t(isLimited ? "mine.used" : limit === null ? "mine.usedUnlimited" : "mine.usedOpen", numbers)}
        </p>
        <Link to="/order/packages">{t("mine.upgrade")}</Link>
      </div>
      {isLimited && (
        <meter className={css.meter} aria-label={t("mine.usage")} min={0} max={Math.max(limit, 1)} value={used} />
      )}
      <p id="currency-room" className="muted">
        {beyond ? t("mine.beyond", numbers) : t(hasRoom(context) ? "mine.room" : "mine.full")}
      </p>
    </section>
  );
}
