/** Something that `npm run check` looks at. */
export type Check = {
  name: string;
  /** What mends a problem: a command, or what a person has to do where no tool can. */
  mend: string;
  /**
   * @param root the project's folder, or a copy of a part of it
   * @returns one text per problem, naming file and line where there are any; empty when it passes
   */
  run: (root: string) => Promise<readonly string[]>;
};
