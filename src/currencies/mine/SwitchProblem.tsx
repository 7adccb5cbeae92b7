import { useTranslation } from "react-i18next";
import type { Problem } from "#machines/problem.ts";
import { ProblemText } from "#src/ui/problem/ProblemText.tsx";
import css from "./mine.module.css";

/** Why a currency could not be switched as it was asked for (8.2, 8.4): in the console's words where it knows the code. */
export function SwitchProblem({ problem, on }: { problem: Problem; on: boolean }) {
  const { t } = useTranslation("currencies");
  return (
    <div className={css.problem} role="alert">
      <strong>{t(on ? "mine.notOn" : "mine.notOff")}</strong> <ProblemText problem={problem} />
    </div>
  );
}
