import { useTranslation } from "react-i18next";
import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";
import type { Problem } from "#machines/problem.ts";
import { ProblemText } from "#src/ui/page/ProblemText.tsx";
import css from "./mine.module.css";

const EXPLAINED = ["currencyLimitReached", "currencySuspended", "notFound"] as const;

/** Why a currency could not be switched as it was asked for (8.2, 8.4): in the console's words where it knows the code. */
export function SwitchProblem({ problem, on }: { problem: Problem; on: boolean }) {
  const { t } = useTranslation("currencies");
  const known = problem.kind === "refused" && EXPLAINED.find((name) => PROPOSED_CODES[name] === problem.errCode);
  return (
    <div className={css.problem} role="alert">
      <strong>{t(on ? "mine.notOn" : "mine.notOff")}</strong>{" "}
      {known ? t(`problem.${known}`) : <ProblemText problem={problem} />}
    </div>
  );
}
