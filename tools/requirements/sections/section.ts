/**
 * A section of the specification: clauses by number, each split into statements by letter, in this project's words.
 * `4.4` and `b` make the id `4.4.b`, which tests and recorded defects refer to.
 */
export type Section = { title: string; clauses: Readonly<Record<string, Readonly<Record<string, string>>>> };
