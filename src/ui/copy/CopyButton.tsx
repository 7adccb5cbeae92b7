import { Button } from "@blueprintjs/core";
import { DuplicateIcon } from "@blueprintjs/icons/lib/esm/generated/components/duplicate";
import { TickIcon } from "@blueprintjs/icons/lib/esm/generated/components/tick";
import { useCopied } from "./use-copied.ts";

/** Copies a text and says so (8.10). `label` names what is copied; the button shows it only when `showLabel` is set. */
export function CopyButton({ text, label, showLabel = false }: { text: string; label: string; showLabel?: boolean }) {
  const { copy, outcome, message } = useCopied(() => text);
  return (
    <>
      <Button
        variant="minimal"
        className="copy-button"
        icon={outcome === "copied" ? <TickIcon /> : <DuplicateIcon />}
        aria-label={showLabel ? undefined : label}
        title={showLabel ? undefined : label}
        onClick={copy}
      >
        {showLabel && (message || label)}
      </Button>
      <span className="visually-hidden" role="status">
        {message}
      </span>
    </>
  );
}
