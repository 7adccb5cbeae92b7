import { Button } from "@blueprintjs/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { resource } from "#machines/shell/resource.ts";
import { ConsoleDialog } from "#src/ui/dialog/ConsoleDialog.tsx";
import css from "#src/ui/dialog/dialog.module.css";
import { Skeleton } from "#src/ui/page/Skeleton.tsx";
import { ProblemNotice } from "#src/ui/problem/ProblemNotice.tsx";
import { useResource } from "#src/ui/resource/use-resource.ts";

/**
 * One record of a list with everything that is known of it.
 * @param props.logic the resource machine with its call, from the area's `provide.ts`; it decides what a `Row` is.
 */
export function RecordDialog<Row>(props: {
  title: string;
  code: string;
  logic: typeof resource;
  onClose: () => void;
  /** What can be done with the record, beside closing it. */
  actions?: (record: Row) => ReactNode;
  children: (record: Row, refresh: () => void) => ReactNode;
}) {
  const { title, code, logic, onClose, actions, children } = props;
  const { t } = useTranslation("list");
  const { snapshot, value: record, refresh } = useResource<Row>(logic, code);
  const { problem } = snapshot.context;
  return (
    <ConsoleDialog title={title} closeLabel={t("record.close")} onClose={onClose}>
      <div className={css.body} data-machine="resource" data-state={JSON.stringify(snapshot.value)}>
        {!record && snapshot.hasTag("busy") && <Skeleton lines={8} label={t("record.loading")} />}
        {problem && <ProblemNotice problem={problem} title={t("record.failed")} onRetry={refresh} />}
        {record && children(record, refresh)}
        <div className={css.foot}>
          <Button onClick={onClose}>{t("record.close")}</Button>
          {record && actions?.(record)}
        </div>
      </div>
    </ConsoleDialog>
  );
}
