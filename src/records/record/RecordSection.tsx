import { type ReactNode, useId } from "react";
import facts from "#src/ui/facts/facts.module.css";

/** A part of a record, with a heading. */
export function RecordSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={facts.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

/** A part of a record that consists of facts. */
export function FactSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <RecordSection title={title}>
      <dl className={facts.facts}>{children}</dl>
    </RecordSection>
  );
}
