import { memo, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Figures } from "#contracts/dashboard/load-figures.ts";
import type { MerchantPackage } from "#contracts/orders/list-packages.ts";
import type { OrderPlacementActor, OrderPlacementSnapshot } from "#machines/orders/order-placement.ts";
import { useTermText } from "#src/orders/use-term-text.ts";
import cards from "#src/ui/form/choice.module.css";
import { RadioCard } from "#src/ui/form/RadioCard.tsx";
import { memoizeByLanguage } from "#src/ui/format/memoize-by-language.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import { Tag } from "#src/ui/page/Tag.tsx";
import { exceeds, isCurrent, LIMITS, savingOf, usedOf } from "./package-facts.ts";
import css from "./packages.module.css";
import { useLimitText } from "./use-limit-text.ts";

/** The packages with their limits (3.6) and prices for the chosen term; the one in force is marked. */
export function PackageChoice({
  actor,
  snapshot,
  present,
}: {
  actor: OrderPlacementActor;
  snapshot: OrderPlacementSnapshot;
  present: Figures | null;
}) {
  const { t } = useTranslation("orders");
  const { packages, choice, problem } = snapshot.context;
  const missing = problem === "packageMissing";
  const group = useRef<HTMLFieldSetElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each submit without a package focuses the choice again.
  useEffect(() => {
    if (missing) group.current?.querySelector("input")?.focus();
  }, [missing, snapshot]);

  return (
    <fieldset
      ref={group}
      className={cards.group}
      aria-describedby={missing ? "package-missing" : undefined}
      disabled={!snapshot.can({ type: "NETWORK_CHOSEN", network: choice.network })}
    >
      <legend>{t("packages.package")}</legend>
      <p id="package-missing" className={css.missing} role="alert">
        {missing && t("packages.packageMissing")}
      </p>
      <div className={cards.cards}>
        {packages.map((offered) => (
          <RadioCard
            key={offered.id}
            name="package"
            value={offered.id}
            className={`${cards.card} ${css.package}`}
            disabled={!snapshot.can({ type: "PACKAGE_CHOSEN", packageId: offered.id })}
            checked={choice.packageId === offered.id}
            onSelect={() => actor.send({ type: "PACKAGE_CHOSEN", packageId: offered.id })}
          >
            <PackageCard offered={offered} termMonths={choice.termMonths} present={present} />
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}

/** Memoized, so that choosing and ordering respond at once. */
const PackageCard = memo(function PackageCard({
  offered,
  termMonths,
  present,
}: {
  offered: MerchantPackage;
  termMonths: number;
  present: Figures | null;
}) {
  const { t, i18n } = useTranslation("orders");
  const format = useFormat();
  const term = useTermText();
  const chosen = offered.terms.find(({ months }) => months === termMonths);
  const written = useLimitText();
  const saving = savingOf(offered, termMonths);
  const current = isCurrent(offered, present);
  return (
    <>
      <span className={`${cards.name} ${css.name}`}>{offered.name}</span>
      <span className={css.offer}>
        {chosen?.amount ? (
          <span className={css.price}>
            <strong className="figures" translate="no">
              {format.decimal(chosen.amount)}
            </strong>{" "}
            <span>USDT</span>
            <span className={css.per}>{term(chosen.months, chosen.unit)}</span>
            {saving !== null && (
              <span className={css.saving}>
                {t("packages.saves", { percent: percents(i18n.language).format(saving) })}
              </span>
            )}
          </span>
        ) : (
          <span className={css.notOffered}>{t(chosen ? "packages.priceUnread" : "packages.notForTerm")}</span>
        )}
        {offered.terms.some(({ months }) => months === null) && (
          <span className={css.notOffered}>{t("packages.termUnread")}</span>
        )}
        <span className={css.limits}>
          {LIMITS.map((name) => {
            const limit = offered.limits[name];
            const allowed = written(limit);
            const used = usedOf(present, name);
            const figures = { used: format.integer(used ?? 0), limit: format.integer(limit ?? 0) };
            return (
              <span key={name} data-over={exceeds(used, limit)}>
                <span>{t(`packages.limit.${name}`)}</span>
                <span className="figures">
                  {used === null || (used === 0 && limit === 0) ? allowed : t(`packages.${usage(limit)}`, figures)}
                </span>
              </span>
            );
          })}
        </span>
        {LIMITS.some((name) => exceeds(usedOf(present, name), offered.limits[name])) && (
          <span className={css.over}>{t("packages.over")}</span>
        )}
        {current && <Tag tone="success">{t("packages.current")}</Tag>}
      </span>
    </>
  );
});

/** The text key for a limit: null is unlimited, undefined unknown (3.6). */
function usage(limit: number | null | undefined) {
  if (limit === null) return "usedUnlimited";
  return limit === undefined ? "usedUnstated" : "used";
}

const percents = memoizeByLanguage(
  (language) => new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }),
);
