import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";
import type { Problem } from "#machines/problem.ts";
import { ProblemText } from "#src/ui/page/ProblemText.tsx";

const EXPLAINED = [
  "invalidInput",
  "notFound",
  "wrongCode",
  "codeExpired",
  "verificationNeeded",
  "internalFault",
] as const;

/** Why something about an application did not happen: in the console's words where it knows the code, else in the service's. */
export function RefusalText({ problem }: { problem: Problem }) {
  const { t } = useTranslation("applications");
  if (problem.kind === "refused" && problem.errCode === PROPOSED_CODES.applicationLimitReached) {
    return (
      <>
        {t("problem.applicationLimitReached")} <Link to="/order/packages">{t("problem.toPackages")}</Link>
      </>
    );
  }
  const known = problem.kind === "refused" && EXPLAINED.find((name) => PROPOSED_CODES[name] === problem.errCode);
  return known ? t(`problem.${known}`) : <ProblemText problem={problem} />;
}
