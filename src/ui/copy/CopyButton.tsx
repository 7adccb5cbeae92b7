import { Button } from "@blueprintjs/core";
import { DuplicateIcon } from "@blueprintjs/icons/lib/esm/generated/components/duplicate";
import { TickIcon } from "@blueprintjs/icons/lib/esm/generated/components/tick";
import { useState } from "react";
import { useCopyText } from "./use-copy-text.ts";

/** Copies a text and confirms it (8.10). `label` names what is copied; it is visible only with `showLabel`. */
export function CopyButton({ text, label, showLabel = false }: { text: string; label: string; showLabel?: boolean }) {
  const { copy, outcome, message } = useCopyText();
  const [isApproached, setApproached] = useState(false);
  const approach = () => setApproached(true);
  const Icon = outcome === "copied" ? TickIcon : DuplicateIcon;
  return (
    <>
      <Button
        variant="minimal"
        icon={<Icon tagName={null} aria-hidden />}
        aria-label={showLabel ? undefined : label}
        title={showLabel ? undefined : label}
        onFocus={approach}
        onPointerEnter={approach}
        onClick={() => copy(text)}
        text={showLabel && (message || label)}
      />
      {/* A live region must exist before it changes, so it is rendered before the press. */}
      {(isApproached || outcome !== "idle") && (
        <span className="visually-hidden" role="status">
          {message}
        </span>
      )}
    </>
  );
}
