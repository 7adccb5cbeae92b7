import { Button } from "@blueprintjs/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type BulkItem, type BulkOutcome, itemsWithoutOutcome } from "#machines/shell/bulk-run.ts";
import { ProblemText } from "#src/services/problem/ProblemText.tsx";
import { Notice } from "#src/ui/page/Notice.tsx";
import css from "./bulk.module.css";
import type { BulkHandle } from "./use-bulk.ts";

/** A bulk run's result: the number of rows that succeeded, and the names of the others by reason. */
export function BulkResult<Row>({
  bulk,
  onDismiss,
}: {
  bulk: Pick<BulkHandle<Row>, "action" | "run">;
  onDismiss: () => void;
}) {
  const { t } = useTranslation("list");
  const { action, run } = bulk;
  const { items, ends } = run.context;
  const done = ends.filter(({ outcome }) => outcome.kind === "done").length;
  const failures = Map.groupBy(
    ends.filter(({ outcome }) => outcome.kind !== "done"),
    ({ outcome }) => reasonKey(outcome),
  );
  const open = itemsWithoutOutcome(run.context);
  const itemsOf = (codes: readonly { code: string }[]) =>
    items.filter((item) => codes.some(({ code }) => code === item.code));
  return (
    <Notice tone={done === items.length ? "success" : "warning"} title={done > 0 ? action.doneText(done) : undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard. */}
      <div className={css.reasons} tabIndex={0}>
        {[...failures].map(([key, ended]) => (
          <Reason key={key} items={itemsOf(ended)}>
            {ended[0] && reason(ended[0].outcome, action.noEffectText)}
          </Reason>
        ))}
        {open.length > 0 && <Reason items={open}>{t("bulk.notBegun")}</Reason>}
      </div>
      <Button size="small" onClick={onDismiss}>
        {t("bulk.dismiss")}
      </Button>
    </Notice>
  );
}

function Reason({ items, children }: { items: readonly BulkItem[]; children: ReactNode }) {
  return (
    <div>
      <p>{children}</p>
      <ul>
        {items.map(({ code, name }) => (
          <li key={code} translate="no">
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

function reason(outcome: BulkOutcome, undone: string): ReactNode {
  return outcome.kind === "done" || outcome.kind === "undone" ? undone : <ProblemText problem={outcome} />;
}

/** Groups rows that failed for the same reason. */
function reasonKey(outcome: BulkOutcome): string {
  if (outcome.kind === "refused") return `refused ${outcome.errCode} ${outcome.errMsg}`;
  if (outcome.kind === "failed") return `failed ${outcome.failure?.kind} ${outcome.failure?.status}`;
  return outcome.kind;
}
