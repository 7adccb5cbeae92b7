import type { ReactNode } from "react";
import type { Tone } from "./Tag.tsx";
import "./page.css";

/** A message within a screen. A danger is announced at once, anything else politely. Either can take the focus. */
export function Notice(props: { tone?: Tone; title?: ReactNode; children?: ReactNode }) {
  const { tone = "neutral", title, children } = props;
  return (
    <div tabIndex={-1} className={`notice tone-${tone}`} role={tone === "danger" ? "alert" : "status"}>
      {title && <strong>{title}</strong>}
      {children && <div>{children}</div>}
    </div>
  );
}
