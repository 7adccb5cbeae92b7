import { type ReactNode, use } from "react";
import { useTranslation } from "react-i18next";
import type { Problem } from "#machines/problem.ts";
import { UiContext } from "#src/ui/ui-context.ts";
import { ClampedText } from "./ClampedText.tsx";
import { refusalName } from "./refusal-name.ts";

/** Why something did not happen: what the service said (8.2), or why the request failed (8.4). */
export function ProblemText({ problem }: { problem: Problem }): ReactNode {
  const { t } = useTranslation("shell");
  const offline = use(UiContext).connection === "offline";
  if (problem.kind === "failed") return t(offline ? "fault.offline" : "fault.requestAdvice");
  if (problem.kind === "notOffered") return t("fault.notOffered");
  if (problem.errMsg) return <ClampedText>{problem.errMsg}</ClampedText>;
  // Only where the service says nothing does the console speak for it.
  const name = refusalName(problem);
  return name && name !== "notSignedIn" ? t(`refusal.${name}`) : t("fault.unnamed");
}
