import type { ReactNode } from "react";
import "./page.css";

export type Tone = "neutral" | "accent" | "success" | "warning" | "danger";

/** A small label for a status, with a coloured dot. */
export function Tag({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`tag tone-${tone}`}>{children}</span>;
}
