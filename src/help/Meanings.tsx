import type { ReactNode } from "react";
import css from "./help.module.css";

/** Words and what they mean, one below the other. */
export function Meanings({ of }: { of: readonly { term: ReactNode; key: string; meaning: ReactNode }[] }) {
  return (
    <dl className={css.meanings}>
      {of.map(({ key, term, meaning }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
