import { Button } from "@blueprintjs/core";
import { use, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { UiContext } from "#src/ui/ui-context.ts";
import { EmptyState } from "./EmptyState.tsx";

/**
 * A screen that could not be shown. The usual causes are a lost connection, after which it is retried, and a new release
 * that removed the old chunks, where a reload helps.
 */
export function BrokenScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("shell");
  const { connection } = use(UiContext);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (connection === "restored") retry();
  }, [connection]);
  return (
    <EmptyState
      isAlert
      isScreen
      title={t("error.brokenTitle")}
      actions={
        <>
          <Button onClick={onRetry}>{t("error.retry")}</Button>
          <Button intent="primary" onClick={() => location.reload()}>
            {t("error.reload")}
          </Button>
        </>
      }
    >
      {t(connection === "offline" ? "error.offlineAdvice" : "error.brokenAdvice")}
    </EmptyState>
  );
}
