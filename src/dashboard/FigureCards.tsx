import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Figures } from "#contracts/dashboard/load-figures.ts";
import type { HeldResource } from "#src/records/resource/use-resource.ts";
import { ProblemNotice } from "#src/services/problem/ProblemNotice.tsx";
import { WhatIsThis } from "#src/ui/explain/WhatIsThis.tsx";
import { Money } from "#src/ui/format/Money.tsx";
import css from "./dashboard.module.css";

const UNKNOWN = <span className="muted">–</span>;

/** The figures of the console home (3.11). Their places are there before they are, so that nothing moves. */
export function FigureCards(props: {
  figures: HeldResource<Figures>;
  /** What was received today stands above already, by the merchant's own midnight. */
  hasReceipts: boolean;
}) {
  const { snapshot, value, refresh } = props.figures;
  const { t } = useTranslation("dashboard");
  const { problem } = snapshot.context;
  // What the service does not say is a dash, and no zero.
  const money = (amount: string | null) => (amount === null ? UNKNOWN : <Money amount={amount} />);
  const shown: [label: string, figure: ReactNode, meaning?: string][] = [
    [t("figure.accountBalance"), value && money(value.accountBalance), t("meaning.accountBalance")],
    [t("figure.mainChainAmount"), value && money(value.mainChainAmount), t("meaning.mainChainAmount")],
  ];
  if (!props.hasReceipts) {
    shown.unshift([t("figure.dailyCollection"), value && money(value.dailyCollection), t("meaning.dailyCollection")]);
  }
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
        {shown.map(([label, figure, meaning]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures">{figure ?? <Pending failed={problem !== null} />}</dd>
            {meaning && (
              <dd className={css.meaning}>
                <WhatIsThis label={label} text={meaning} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

function Pending({ failed }: { failed: boolean }) {
  return failed ? UNKNOWN : <span className={css.pending} />;
}
