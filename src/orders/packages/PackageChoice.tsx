import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { MerchantPackage } from "#contracts/orders/list-packages.ts";
import type { OrderPlacementActor, OrderPlacementSnapshot } from "#machines/orders/order-placement.ts";
import { useTermText } from "#src/orders/term-text.ts";
import { Choice } from "#src/ui/form/Choice.tsx";
import cards from "#src/ui/form/choice.module.css";
import { useFormat } from "#src/ui/format/use-format.ts";
import css from "./packages.module.css";

const LIMITS = ["applications", "currencies", "wallets"] as const;

/** The packages on sale with their limits (3.6), each at its price for the chosen term. */
export function PackageChoice({ actor, snapshot }: { actor: OrderPlacementActor; snapshot: OrderPlacementSnapshot }) {
  const { t } = useTranslation("orders");
  const { packages, choice, problem } = snapshot.context;
  const missing = problem === "packageMissing";
  const group = useRef<HTMLFieldSetElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each further try leads back here, as the first did.
  useEffect(() => {
    if (missing) group.current?.querySelector("input")?.focus();
  }, [missing, snapshot]);

  return (
    <fieldset
      ref={group}
      className={cards.group}
      aria-describedby={missing ? "package-missing" : undefined}
      disabled={!snapshot.matches("choosing")}
    >
      <legend>{t("packages.package")}</legend>
      <p id="package-missing" className={css.missing} role="alert">
        {missing && t("packages.packageMissing")}
      </p>
      <div className={cards.cards}>
        {packages.map((offered) => (
          <Choice
            key={offered.id}
            name="package"
            value={offered.id}
            className={`${cards.card} ${css.package}`}
            checked={choice.packageId === offered.id}
            onChoose={() => actor.send({ type: "PACKAGE_CHOSEN", packageId: offered.id })}
          >
            <PackageCard offered={offered} termMonths={choice.termMonths} />
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

function PackageCard({ offered, termMonths }: { offered: MerchantPackage; termMonths: number }) {
  const { t } = useTranslation("orders");
  const format = useFormat();
  const term = useTermText();
  const chosen = offered.terms.find(({ months }) => months === termMonths);
  return (
    <>
      <span className={cards.name}>{offered.name}</span>
      {chosen ? (
        <span className={css.price}>
          <strong className="figures">{format.decimal(chosen.amount)}</strong> <span>USDT</span>
          <span className={css.per}>{term(chosen.months, chosen.unit)}</span>
        </span>
      ) : (
        <span className={css.notOffered}>{t("packages.notForTerm")}</span>
      )}
      <span className={css.limits}>
        {LIMITS.map((name) => {
          const limit = offered.limits[name];
          return (
            <span key={name}>
              <span>{t(`packages.limit.${name}`)}</span>
              <span className="figures">{limit === null ? t("packages.unlimited") : format.integer(limit)}</span>
            </span>
          );
        })}
      </span>
    </>
  );
}
