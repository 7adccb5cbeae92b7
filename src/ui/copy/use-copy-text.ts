import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { copyText } from "#src/ui/browser/copy-text.ts";

/** How long it is said that something was copied, in milliseconds. */
const SHOWN_FOR = 2_000;

/**
 * Copies a text and says so for a moment (8.10).
 * @param getText gives the text when it is asked for.
 * @returns `message`: what came of it, "" while there is nothing to say.
 */
export function useCopyText(getText: () => string) {
  const { t } = useTranslation("shell");
  const [outcome, setOutcome] = useState<"idle" | "copied" | "failed">("idle");

  useEffect(() => {
    if (outcome === "idle") return;
    const timer = setTimeout(() => setOutcome("idle"), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = () =>
    void copyText(getText()).then(
      () => setOutcome("copied"),
      () => setOutcome("failed"),
    );
  return { copy, outcome, message: outcome === "idle" ? "" : t(outcome === "copied" ? "copy.done" : "copy.failed") };
}
