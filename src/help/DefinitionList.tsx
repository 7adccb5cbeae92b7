import type { ReactNode } from "react";
import css from "./help.module.css";

/** Terms with their definitions. */
export function DefinitionList({ of }: { of: readonly { term: ReactNode; key: string; meaning: ReactNode }[] }) {
  return (
    <dl className={`${css.meanings} divided`}>
      {of.map(({ key, term, meaning }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
