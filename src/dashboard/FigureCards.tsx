import { useTranslation } from "react-i18next";
import type { Figures } from "#contracts/dashboard/load-figures.ts";
import { sum } from "#contracts/reader/decimal.ts";
import type { ResourceHandle } from "#src/records/resource/use-resource.ts";
import { ProblemNotice } from "#src/services/problem/ProblemNotice.tsx";
import { Explanation } from "#src/ui/explain/Explanation.tsx";
import { Money } from "#src/ui/format/Money.tsx";
import css from "./dashboard.module.css";

const UNKNOWN = <span className="muted">–</span>;

/** The figures of the console home (3.11), with placeholders while loading, so that nothing moves. */
export function FigureCards(props: {
  figures: ResourceHandle<Figures>;
  /** Whether the receipts panel above already shows today's receipts. */
  hasReceipts: boolean;
}) {
  const { snapshot, value, refresh } = props.figures;
  const { t } = useTranslation("dashboard");
  const { problem } = snapshot.context;
  // A figure that the service does not send is a dash, not a zero.
  const money = (amount: string | null) => (amount === null ? UNKNOWN : <Money amount={amount} />);
  const leftOver = value && otherBalance(value);
  const terms = [
    ["mainChainAmount", value && money(value.mainChainAmount), ""],
    // Shown as a placeholder while loading.
    ...(value && leftOver === null ? [] : [["leftOver", leftOver && money(leftOver), "+"] as const]),
    ["accountBalance", value && money(value.accountBalance), leftOver === null ? "" : "="],
  ] as const;
  return (
    <section
      aria-label={t("figures")}
      aria-busy={snapshot.hasTag("busy")}
      data-machine="resource"
      data-state={JSON.stringify(snapshot.value)}
    >
      <p className="visually-hidden" role="status">
        {snapshot.hasTag("busy") && t("updating")}
      </p>
      {problem && (
        <div className={css.problem}>
          <ProblemNotice problem={problem} title={t("failed.title")} onRetry={refresh} />
        </div>
      )}
      <dl className={css.figures}>
        {!props.hasReceipts && (
          <div>
            <dt>{t("figure.dailyCollection")}</dt>
            <dd className="figures">
              {value ? money(value.dailyCollection) : <PendingFigure failed={problem !== null} />}
            </dd>
            <dd className={css.meaning}>
              <Explanation label={t("figure.dailyCollection")} text={t("meaning.dailyCollection")} />
            </dd>
          </div>
        )}
        {terms.map(([name, figure, sign]) => (
          <div key={name}>
            <dt data-sign={sign || undefined}>{t(`figure.${name}`)}</dt>
            <dd className="figures">{figure ?? <PendingFigure failed={problem !== null} />}</dd>
            <dd className={css.meaning}>{t(`meaning.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The account balance without the main-chain amount; null if one is missing, or the difference is negative. */
function otherBalance({ accountBalance, mainChainAmount }: Figures): string | null {
  if (accountBalance === null || mainChainAmount === null) return null;
  const rest = sum([accountBalance, `-${mainChainAmount}`]);
  return rest.startsWith("-") ? null : rest;
}

function PendingFigure({ failed }: { failed: boolean }) {
  return failed ? UNKNOWN : <span className={css.pending} />;
}
