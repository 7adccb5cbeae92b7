/** A small change to the product that breaks what the statements ask for, and little else. */
export type Defect = {
  /** The ids of the statements, such as "4.4.b": a test that declares it must notice, for each. */
  breaks: readonly string[];
  /** From the root. */
  file: string;
  /** A text that the file has exactly once. */
  find: string;
  replace: string;
  /** What is wrong then, for a reader. */
  says: string;
};
