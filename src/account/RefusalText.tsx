import { useTranslation } from "react-i18next";
import type { Problem } from "#machines/problem.ts";
import { ProblemText } from "#src/ui/page/ProblemText.tsx";
import { knownRefusal } from "./known-refusal.ts";

/** Why something about the account did not happen: in the console's words where it knows the code, else in the service's. */
export function RefusalText({ problem }: { problem: Problem }) {
  const { t } = useTranslation("account");
  const known = knownRefusal(problem);
  return known ? t(`problem.${known}`) : <ProblemText problem={problem} />;
}
