import { useTranslation } from "react-i18next";
import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";
import type { Problem } from "#machines/problem.ts";
import { ProblemText } from "#src/ui/page/ProblemText.tsx";

const EXPLAINED = ["invalidInput", "notFound", "packageUnavailable", "orderCannotChange", "internalFault"] as const;

/** Why something about an order did not happen: in the console's words where it knows the code, else in the service's. */
export function RefusalText({ problem }: { problem: Problem }) {
  const { t } = useTranslation("orders");
  const known = problem.kind === "refused" && EXPLAINED.find((name) => PROPOSED_CODES[name] === problem.errCode);
  return known ? t(`problem.${known}`) : <ProblemText problem={problem} />;
}
