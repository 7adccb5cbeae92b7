import type { ComponentPropsWithRef, ReactNode } from "react";
import { blueprint } from "#src/ui/blueprint.ts";

/** A checkbox with its words, in Blueprint's classes. */
export function Checkbox({
  className = "",
  children,
  ...input
}: ComponentPropsWithRef<"input"> & { children: ReactNode }) {
  return (
    <label className={`${blueprint("control", "checkbox")} ${className}`.trimEnd()}>
      <input {...input} type="checkbox" className={blueprint("control-input")} />
      <span className={blueprint("control-indicator")} />
      {children}
    </label>
  );
}
