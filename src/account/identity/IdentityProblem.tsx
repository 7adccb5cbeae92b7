import { useTranslation } from "react-i18next";
import type { Problem } from "#contracts/problem.ts";
import type { IdentityFault } from "#machines/account/identity-provider.ts";
import { ProblemNotice } from "#src/services/problem/ProblemNotice.tsx";
import { Notice } from "#src/ui/page/Notice.tsx";
import css from "./identity.module.css";

/** Error messages of the provider's library (8.13), for support. */
const LIBRARY_WORDS: Partial<Record<IdentityFault, string>> = {
  clientIdMissing: "clientId is required",
  scriptFailed: "Failed to load the Google 3P Authorization JavaScript Library.",
};

/** Why signing in with the identity provider failed, and what to do (8.13). */
export function IdentityProblem({ problem }: { problem: Problem | IdentityFault }) {
  const { t } = useTranslation("identity");
  if (typeof problem === "string") {
    const words = LIBRARY_WORDS[problem];
    return (
      <Notice tone="danger">
        <p>{t(problem)}</p>
        {words && (
          <code className={css.words} lang="en">
            {words}
          </code>
        )}
      </Notice>
    );
  }
  return <ProblemNotice problem={problem} />;
}
