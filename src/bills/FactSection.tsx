import { type ReactNode, useId } from "react";
import css from "#src/ui/facts/facts.module.css";

/** A group of facts with a heading. */
export function FactSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <dl className={css.facts}>{children}</dl>
    </section>
  );
}
