import { use } from "react";
import { useTranslation } from "react-i18next";
import type { Problem } from "#machines/problem.ts";
import { UiContext } from "#src/ui/ui-context.ts";

/** Why something did not happen, in a sentence: what the service said (8.2), or that the request failed (8.4). */
export function ProblemText({ problem }: { problem: Problem }) {
  const { t } = useTranslation("shell");
  const offline = use(UiContext).connection === "offline";
  if (problem.kind === "failed") return t(offline ? "fault.offline" : "fault.requestAdvice");
  return problem.errMsg || t("fault.unnamed");
}
