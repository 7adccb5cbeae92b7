import type { ComponentPropsWithRef, ReactNode } from "react";
import { blueprint } from "#src/ui/blueprint.ts";

/** A line of text, in the classes of Blueprint's field; what was typed is told as a text. */
export function TextInput(
  props: ComponentPropsWithRef<"input"> & {
    onValueChange?: (typed: string) => void;
    /** What stands within the field, at its end. */
    action?: ReactNode;
  },
) {
  const { className = "", action, onValueChange, onChange, ...input } = props;
  return (
    <div className={`${blueprint("input-group")} ${className}`.trimEnd()}>
      <input
        type="text"
        {...input}
        className={blueprint("input")}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
      />
      {action && <span className={blueprint("input-action")}>{action}</span>}
    </div>
  );
}
