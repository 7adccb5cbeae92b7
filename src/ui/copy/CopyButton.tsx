import { Button } from "@blueprintjs/core";
import { DuplicateIcon } from "@blueprintjs/icons/lib/esm/generated/components/duplicate";
import { TickIcon } from "@blueprintjs/icons/lib/esm/generated/components/tick";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

/** How long the button says that it copied, in milliseconds. */
const TOLD_FOR = 2_000;

/** Copies a text and says so (8.10). `label` names what is copied; the button shows it only when `showLabel` is set. */
export function CopyButton({ text, label, showLabel = false }: { text: string; label: string; showLabel?: boolean }) {
  const { t } = useTranslation("shell");
  const [outcome, setOutcome] = useState<"idle" | "copied" | "failed">("idle");

  useEffect(() => {
    if (outcome === "idle") return;
    const timer = setTimeout(() => setOutcome("idle"), TOLD_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);

  const told = outcome === "idle" ? "" : t(outcome === "copied" ? "copy.done" : "copy.failed");
  return (
    <>
      <Button
        variant="minimal"
        className="copy-button"
        icon={outcome === "copied" ? <TickIcon /> : <DuplicateIcon />}
        aria-label={showLabel ? undefined : label}
        title={showLabel ? undefined : label}
        onClick={() => {
          navigator.clipboard.writeText(text).then(
            () => setOutcome("copied"),
            () => setOutcome("failed"),
          );
        }}
      >
        {showLabel && (told || label)}
      </Button>
      <span className="visually-hidden" role="status">
        {told}
      </span>
    </>
  );
}
