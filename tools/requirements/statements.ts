import { PURPOSE } from "./sections/1-purpose.ts";
import { SCREENS } from "./sections/2-screens.ts";
import { ENTITIES } from "./sections/3-entities.ts";
import { STATES } from "./sections/4-states.ts";
import { VALIDATION } from "./sections/5-validation.ts";
import { ROLES } from "./sections/6-roles.ts";
import { CALLS } from "./sections/7-calls.ts";
import { ERRORS } from "./sections/8-errors.ts";
import { CONSTANTS } from "./sections/9-constants.ts";
import type { Section } from "./sections/section.ts";

/** One requirement of the specification, such as `4.4.b`. */
export type Statement = { id: string; clause: string; section: string; words: string };

export const SECTIONS: readonly Section[] = [
  PURPOSE,
  SCREENS,
  ENTITIES,
  STATES,
  VALIDATION,
  ROLES,
  CALLS,
  ERRORS,
  CONSTANTS,
];

/** All clause numbers of the specification. */
export const CLAUSE_NUMBERS: ReadonlySet<string> = new Set(SECTIONS.flatMap(({ clauses }) => Object.keys(clauses)));

/** All statements in the order of the specification. */
export const STATEMENTS: readonly Statement[] = SECTIONS.flatMap(statementsOf);

/** A section's statements in its order. */
export function statementsOf({ clauses }: Section): Statement[] {
  return Object.entries(clauses).flatMap(([clause, statements]) =>
    Object.entries(statements).map(([letter, words]) => ({
      id: `${clause}.${letter}`,
      clause,
      section: clause.slice(0, clause.indexOf(".")),
      words,
    })),
  );
}
