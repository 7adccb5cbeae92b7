import { type ReactNode, use } from "react";
import { useTranslation } from "react-i18next";
import { endsSession } from "#contracts/error-catalogue.ts";
import { describeFailure } from "#contracts/failure.ts";
import type { Problem } from "#contracts/problem.ts";
import { ClampedText } from "#src/ui/problem/ClampedText.tsx";
import { CopyDetails } from "#src/ui/problem/CopyDetails.tsx";
import { UiContext } from "#src/ui/ui-context.ts";
import { failureText } from "./failure-text.ts";
import { refusalName } from "./refusal-name.ts";

/** The text of a problem: the service's refusal (8.2), or the failed request with details to copy (8.4). */
export function ProblemText({ problem }: { problem: Problem }): ReactNode {
  const { t } = useTranslation("shell");
  const isOffline = use(UiContext).connection === "offline";
  switch (problem.kind) {
    case "failed":
      return (
        <>
          {problem.failure?.kind === "offline" && !isOffline
            ? t("fault.offlineBefore")
            : failureText(t, problem.failure)}{" "}
          {problem.failure && <CopyDetails details={describeFailure(problem.failure)} />}
        </>
      );
    case "notOffered":
      return t("fault.notOffered");
    case "refused": {
      if (problem.errMsg) return <ClampedText>{problem.errMsg}</ClampedText>;
      // The console's own text is used only when the service sends none.
      if (endsSession(problem.errCode)) return t("ended.title");
      const name = refusalName(problem);
      return name && name !== "notSignedIn" ? t(`refusal.${name}`) : t("fault.unnamed");
    }
  }
}
