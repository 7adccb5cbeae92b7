/**
 * A section of the specification: each clause under its number, split into what it states, each statement under a letter
 * and in this project's own words. `4.4` and `b` make the id `4.4.b`, which tests and recorded defects name.
 */
export type Section = { title: string; clauses: Readonly<Record<string, Readonly<Record<string, string>>>> };
