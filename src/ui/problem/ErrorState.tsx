import { Button } from "@blueprintjs/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Problem } from "#machines/problem.ts";
import { EmptyState } from "#src/ui/page/EmptyState.tsx";
import { ProblemText } from "./ProblemText.tsx";

/** Something could not be shown: what happened, and a way to try again. It is announced. */
export function ErrorState(props: { title: ReactNode; problem: Problem; onRetry: () => void }) {
  const { t } = useTranslation("shell");
  return (
    <EmptyState isAlert title={props.title} actions={<Button onClick={props.onRetry}>{t("error.retry")}</Button>}>
      <ProblemText problem={props.problem} />
    </EmptyState>
  );
}
