export type Check = {
  name: string;
  /** How to fix a problem: a command, or an instruction when no command can. */
  mend: string;
  /**
   * @param root the project's folder, or a copy of a part of it
   * @returns one text per problem, with file and line where possible; empty when the check passes
   */
  run: (root: string) => Promise<readonly string[]>;
};
