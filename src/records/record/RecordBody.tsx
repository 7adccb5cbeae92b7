import { Button } from "@blueprintjs/core";
import { PrintIcon } from "@blueprintjs/icons/lib/esm/generated/components/print";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ListDefinition } from "#src/records/list/list-definition.ts";
import { useResource } from "#src/records/resource/use-resource.ts";
import { ProblemNotice } from "#src/services/problem/ProblemNotice.tsx";
import { Fact } from "#src/ui/facts/Fact.tsx";
import facts from "#src/ui/facts/facts.module.css";
import { Skeleton } from "#src/ui/page/Skeleton.tsx";
import css from "./record.module.css";
import type { RecordView } from "./record-view.ts";

/** A record's facts and actions. Give it a `key` of the code. */
export function RecordBody<Row, Detail extends Row>(props: {
  view: RecordView<Row, Detail>;
  definition: ListDefinition<Row>;
  /** The record's row, if the list shows it. */
  row: Row | undefined;
  code: string;
  onChanged: () => void;
  onReceipt: () => void;
}) {
  const { view, definition, row, code, onChanged, onReceipt } = props;
  const { logic, fromRow, Facts, receipt } = view;
  const { Actions } = definition;
  const { t } = useTranslation("list");
  const { snapshot, value, refresh } = useResource(logic, code);
  useRefreshWhenChanged(row, refresh);
  const { problem } = snapshot.context;
  const record = value ?? (row !== undefined && fromRow ? fromRow(row) : null);
  const hasReceipt = record !== null && receipt?.isDue(record) === true;
  const skeleton = <Skeleton lines={12} label={t("record.loading")} />;
  const changed = () => {
    refresh();
    onChanged();
  };
  return (
    <div className={css.record} data-machine="resource" data-state={JSON.stringify(snapshot.value)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard. */}
      <div className={css.body} tabIndex={0}>
        {problem && <ProblemNotice problem={problem} title={t("record.failed")} onRetry={refresh} />}
        {!record && snapshot.hasTag("busy") && skeleton}
        {record && Facts && <Facts fallback={skeleton} record={record} onChanged={changed} />}
        {record && !Facts && (
          <dl className={facts.facts}>
            {definition.columns.map(({ key, title, cell }) => (
              <Fact key={key} label={title}>
                {cell(record)}
              </Fact>
            ))}
          </dl>
        )}
      </div>
      {record && (Actions || hasReceipt) && (
        <div className={css.foot}>
          {hasReceipt && (
            <Button size="small" variant="minimal" icon={<PrintIcon />} aria-haspopup="dialog" onClick={onReceipt}>
              {t("record.receipt")}
            </Button>
          )}
          {Actions && <Actions row={record} />}
        </div>
      )}
    </div>
  );
}

/** Loads the record again when the list shows another state of it. */
function useRefreshWhenChanged(row: unknown, refresh: () => void) {
  const state = JSON.stringify(row);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== undefined && before.current !== state) refresh();
    before.current = state;
  });
}
