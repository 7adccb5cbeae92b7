import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { copyText } from "#src/ui/browser/copy-text.ts";

/** In milliseconds. */
const SHOWN_FOR = 2_000;

/**
 * Copies a text and confirms it for a moment (8.10).
 * @returns `message`: the outcome, "" before and after that moment; `confirm` is for text that was copied otherwise.
 */
export function useCopyText() {
  const { t } = useTranslation("shell");
  const [outcome, setOutcome] = useState<"idle" | "copied" | "failed">("idle");

  useEffect(() => {
    if (outcome === "idle") return;
    const timer = setTimeout(() => setOutcome("idle"), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);

  const confirm = () => setOutcome("copied");
  return {
    copy: (text: string) => void copyText(text).then(confirm, () => setOutcome("failed")),
    confirm,
    outcome,
    message: outcome === "idle" ? "" : t(outcome === "copied" ? "copy.done" : "copy.failed"),
  };
}
