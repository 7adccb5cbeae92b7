import { Button } from "@blueprintjs/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { resource } from "#machines/shell/resource.ts";
import { type Services, useProvided } from "#src/services/services.ts";
import { ConsoleDialog } from "#src/ui/dialog/ConsoleDialog.tsx";
import css from "#src/ui/dialog/dialog.module.css";
import { useFocusReturn } from "#src/ui/dialog/use-focus-return.ts";
import { Notice } from "#src/ui/page/Notice.tsx";
import { Skeleton } from "#src/ui/page/Skeleton.tsx";
import { useResource } from "#src/ui/resource/use-resource.ts";
import { RefusalText } from "./RefusalText.tsx";

/**
 * One record with everything that is known of it. Give it a `key` of the code.
 * @param provide the resource machine with its call, from `src/app/provide/bills.ts`; it decides what a `Row` is.
 */
export function RecordDialog<Row>(props: {
  title: string;
  code: string;
  provide: (services: Services) => typeof resource;
  onClose: () => void;
  children: (record: Row, refresh: () => void) => ReactNode;
}) {
  const { title, code, provide, onClose, children } = props;
  const { t } = useTranslation("bills");
  const { snapshot, value: record, refresh } = useResource<Row>(useProvided(provide), code);
  const { problem } = snapshot.context;
  useFocusReturn();
  return (
    <ConsoleDialog title={title} closeLabel={t("close")} onClose={onClose}>
      <div className={css.body} data-machine="resource" data-state={JSON.stringify(snapshot.value)}>
        {!record && snapshot.hasTag("busy") && <Skeleton lines={8} label={t("loading")} />}
        {problem && (
          <Notice tone="danger" title={t("failed")}>
            <p>
              <RefusalText problem={problem} />
            </p>
            <Button size="small" onClick={refresh}>
              {t("retry")}
            </Button>
          </Notice>
        )}
        {record && children(record, refresh)}
        <div className={css.foot}>
          <Button onClick={onClose}>{t("close")}</Button>
        </div>
      </div>
    </ConsoleDialog>
  );
}
