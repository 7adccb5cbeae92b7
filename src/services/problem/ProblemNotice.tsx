import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Problem } from "#contracts/problem.ts";
import { Notice } from "#src/ui/page/Notice.tsx";
import css from "#src/ui/problem/problem.module.css";
import { RetryButton } from "#src/ui/problem/RetryButton.tsx";
import { ProblemText } from "./ProblemText.tsx";

/**
 * Why something did not happen, beside what is shown all the same. It is announced.
 * @param title what did not happen, where that is not plain.
 * @param children what else can be done about it.
 */
export function ProblemNotice(props: {
  problem: Problem;
  title?: ReactNode;
  onRetry?: (() => void) | undefined;
  children?: ReactNode;
}) {
  const { t } = useTranslation("shell");
  // What the service does not offer is no error, and trying again is of no use.
  if (props.problem.kind === "notOffered") return <Notice>{t("notOffered.text")}</Notice>;
  return (
    <Notice tone="danger" title={props.title}>
      <p>
        <ProblemText problem={props.problem} />
      </p>
      <div className={css.actions}>
        {props.onRetry && <RetryButton size="small" onRetry={props.onRetry} />}
        {props.children}
      </div>
    </Notice>
  );
}
