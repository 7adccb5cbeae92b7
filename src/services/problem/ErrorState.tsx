import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Problem } from "#contracts/problem.ts";
import { EmptyState } from "#src/ui/page/EmptyState.tsx";
import { RetryButton } from "#src/ui/problem/RetryButton.tsx";
import { ProblemText } from "./ProblemText.tsx";

/**
 * The error state of a screen or panel, with a retry button, as a live region. A call that the service does not offer is
 * shown as a plain message without retry.
 */
export function ErrorState(props: { title: ReactNode; problem: Problem; onRetry: () => void }) {
  const { t } = useTranslation("shell");
  if (props.problem.kind === "notOffered") {
    return <EmptyState title={t("notOffered.title")}>{t("notOffered.text")}</EmptyState>;
  }
  return (
    <EmptyState isAlert title={props.title} actions={<RetryButton onRetry={props.onRetry} />}>
      <ProblemText problem={props.problem} />
    </EmptyState>
  );
}
