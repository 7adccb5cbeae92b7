import { DuplicateIcon } from "@blueprintjs/icons/lib/esm/generated/components/duplicate";
import { TickIcon } from "@blueprintjs/icons/lib/esm/generated/components/tick";
import { useState } from "react";
import { blueprint } from "#src/ui/blueprint.ts";
import { useCopyText } from "./use-copy-text.ts";

/**
 * Copies a text and confirms it (8.10). `label` names what is copied; it is visible only with `showLabel`. A plain button
 * with Blueprint's classes and few elements, since a list has hundreds.
 */
export function CopyButton({ text, label, showLabel = false }: { text: string; label: string; showLabel?: boolean }) {
  const { copy, outcome, message } = useCopyText();
  const [isApproached, setApproached] = useState(false);
  const approach = () => setApproached(true);
  const Icon = outcome === "copied" ? TickIcon : DuplicateIcon;
  return (
    <>
      <button
        type="button"
        className={`${blueprint("button", "minimal")} copy-button`}
        aria-label={showLabel ? undefined : label}
        title={showLabel ? undefined : label}
        onFocus={approach}
        onPointerEnter={approach}
        onClick={() => copy(text)}
      >
        <Icon tagName={null} aria-hidden />
        {showLabel && <span className={blueprint("button-text")}>{message || label}</span>}
      </button>
      {/* A live region must exist before it changes, so it is rendered before the press. */}
      {(isApproached || outcome !== "idle") && (
        <span className="visually-hidden" role="status">
          {message}
        </span>
      )}
    </>
  );
}
