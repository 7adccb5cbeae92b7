import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Problem } from "#contracts/problem.ts";
import { Notice } from "#src/ui/page/Notice.tsx";
import css from "#src/ui/problem/problem.module.css";
import { RetryButton } from "#src/ui/problem/RetryButton.tsx";
import { ProblemText } from "./ProblemText.tsx";

/**
 * A problem beside content that is still shown, as a live region.
 * @param title what failed, where the context does not say it.
 * @param children further actions.
 */
export function ProblemNotice(props: {
  problem: Problem;
  title?: ReactNode;
  onRetry?: (() => void) | undefined;
  children?: ReactNode;
}) {
  const { t } = useTranslation("shell");
  // A call that the service does not offer cannot be retried.
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
