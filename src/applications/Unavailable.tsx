import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import type { Problem } from "#machines/problem.ts";
import { EmptyState } from "#src/ui/page/EmptyState.tsx";
import { RefusalText } from "./RefusalText.tsx";

/** What stood behind the gate could not be had: why, and a way to try again. It is announced. */
export function Unavailable({ title, problem, onRetry }: { title: string; problem: Problem; onRetry: () => void }) {
  const { t } = useTranslation("shell");
  return (
    <div role="alert">
      <EmptyState title={title} actions={<Button onClick={onRetry}>{t("error.retry")}</Button>}>
        <RefusalText problem={problem} />
      </EmptyState>
    </div>
  );
}
