import { DuplicateIcon } from "@blueprintjs/icons/lib/esm/generated/components/duplicate";
import { TickIcon } from "@blueprintjs/icons/lib/esm/generated/components/tick";
import { blueprint } from "#src/ui/blueprint.ts";
import { useCopied } from "./use-copied.ts";

/**
 * Copies a text and says so (8.10). `label` names what is copied; the button shows it only when `showLabel` is set. A plain
 * button in Blueprint's clothes: a list has hundreds.
 */
export function CopyButton({ text, label, showLabel = false }: { text: string; label: string; showLabel?: boolean }) {
  const { copy, outcome, message } = useCopied(() => text);
  return (
    <>
      <button
        type="button"
        className={`${blueprint("button", "minimal")} copy-button`}
        aria-label={showLabel ? undefined : label}
        title={showLabel ? undefined : label}
        onClick={copy}
      >
        {outcome === "copied" ? <TickIcon /> : <DuplicateIcon />}
        {showLabel && <span className={blueprint("button-text")}>{message || label}</span>}
      </button>
      <span className="visually-hidden" role="status">
        {message}
      </span>
    </>
  );
}
