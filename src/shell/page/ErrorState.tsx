import { Button } from "@blueprintjs/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Problem } from "#machines/problem.ts";
import { ProblemText } from "./ProblemText.tsx";
import "./page.css";

/** Something could not be shown: what happened, and a way to try again. It is announced. */
export function ErrorState(props: { title?: ReactNode; problem: Problem; onRetry?: () => void }) {
  const { t } = useTranslation("shell");
  return (
    <div className="empty-state" role="alert">
      <h2>{props.title ?? t("error.title")}</h2>
      <p className="muted">
        <ProblemText problem={props.problem} />
      </p>
      {props.onRetry && (
        <div className="page-actions">
          <Button onClick={props.onRetry}>{t("error.retry")}</Button>
        </div>
      )}
    </div>
  );
}
