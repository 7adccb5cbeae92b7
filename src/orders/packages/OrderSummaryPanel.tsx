import { useTranslation } from "react-i18next";
import { TOKEN_PROTOCOLS } from "#contracts/currencies/network.ts";
import type { Figures } from "#contracts/dashboard/load-figures.ts";
import type { MerchantPackage } from "#contracts/orders/list-packages.ts";
import { isOffered } from "#contracts/problem.ts";
import type { OrderPlacementSnapshot } from "#machines/orders/order-placement.ts";
import { useTermText } from "#src/orders/use-term-text.ts";
import { ProblemNotice } from "#src/services/problem/ProblemNotice.tsx";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import { Panel } from "#src/ui/page/Panel.tsx";
import { isCurrent, LIMITS } from "./package-facts.ts";
import css from "./packages.module.css";
import { useLimitText } from "./use-limit-text.ts";

/** The chosen package with its exact price, and the order button. */
export function OrderSummaryPanel({
  snapshot,
  present,
}: {
  snapshot: OrderPlacementSnapshot;
  present: Figures | null;
}) {
  const { t } = useTranslation("orders");
  const { packages, choice, problem } = snapshot.context;
  // The packages are loading, or could not be loaded.
  const isUnknown = snapshot.matches("loading") || snapshot.matches("unavailable");
  return (
    <div className={css.summary}>
      <Panel title={t("packages.summary")}>
        <div className={css.summaryBody} aria-live="polite">
          <Summary packages={packages} choice={choice} present={present} />
        </div>
        {problem && problem !== "packageMissing" && !isUnknown && <ProblemNotice problem={problem} />}
        <BusyButton
          type="submit"
          intent="primary"
          size="large"
          fill
          busy={snapshot.matches("ordering")}
          disabled={isUnknown || (problem !== "packageMissing" && !isOffered(problem))}
        >
          {t("packages.order")}
        </BusyButton>
      </Panel>
    </div>
  );
}

type SummaryProps = Pick<OrderPlacementSnapshot["context"], "packages" | "choice"> & { present: Figures | null };

function Summary({ packages, choice, present }: SummaryProps) {
  const { t } = useTranslation(["orders", "chain"]);
  const format = useFormat();
  const term = useTermText();
  const chosen = packages.find(({ id }) => id === choice.packageId);
  const price = chosen?.terms.find(({ months }) => months === choice.termMonths);
  if (!chosen || !price?.amount) return <p className="muted">{t("packages.nothingChosen")}</p>;
  return (
    <dl>
      <div>
        <dt>{t("packages.package")}</dt>
        <dd>{chosen.name}</dd>
      </div>
      <div className={css.detail}>
        <dt>{t("packages.term")}</dt>
        <dd>{term(price.months, price.unit)}</dd>
      </div>
      {present?.package && !isCurrent(chosen, present) && <Changes from={present.package.limits} to={chosen.limits} />}
      <div className={css.detail}>
        <dt>{t("packages.network")}</dt>
        <dd>
          {t(`chain:network.${choice.network}`)} ({TOKEN_PROTOCOLS[choice.network]})
        </dd>
      </div>
      {(price.runsFrom || price.runsUntil) && (
        <div>
          <dt>{t("packages.runs")}</dt>
          <dd>
            {t("packages.runsFromTo", {
              from: price.runsFrom ? format.date(price.runsFrom) : "…",
              until: price.runsUntil ? format.date(price.runsUntil) : "…",
            })}
          </dd>
        </div>
      )}
      <div className={css.total}>
        <dt>{t("packages.total")}</dt>
        <dd className="figures" translate="no">
          {format.amount(price.amount, "USDT")}
        </dd>
      </div>
    </dl>
  );
}

type Limits = MerchantPackage["limits"];

/** The limits that differ from the package in force. */
function Changes({ from, to }: { from: Limits; to: Limits }) {
  const { t } = useTranslation("orders");
  const written = useLimitText();
  return LIMITS.filter((name) => from[name] !== to[name]).map((name) => (
    <div key={name} className={css.change}>
      <dt>{t(`packages.limit.${name}`)}</dt>
      <dd className="figures">{t("packages.changes", { from: written(from[name]), to: written(to[name]) })}</dd>
    </div>
  ));
}
