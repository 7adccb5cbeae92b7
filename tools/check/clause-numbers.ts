import { readSources } from "#tools/requirements/modules.ts";
import { CLAUSE_NUMBERS } from "#tools/requirements/statements.ts";
import type { Check } from "./run-checks.ts";

/** Clauses in a comment or a title, as "(4.4)", "(2.19, 2.20)" or "(8.2 to 8.4)", and those of a machine. */
const CLAUSES = /(?<=\s)\((?:clauses? )?\d+\.\d+(?:(?:, | and | to |–)\d+\.\d+)*\)|\bspec: \[[^\]]*\]/g;

/** Every clause number in a file exists in the specification. */
export const clauseNumbers: Check = {
  name: "clause numbers",
  mend: "by hand: clauses stand in tools/requirements/statements.yaml",
  run: async (root) =>
    readSources(root)
      .filter(({ path }) => !path.startsWith("tools/"))
      .flatMap(({ path, source }) =>
        [...source.matchAll(CLAUSES)].flatMap(({ 0: words, index }) =>
          [...words.matchAll(/\d+\.\d+/g)]
            .filter(([clause]) => !CLAUSE_NUMBERS.has(clause))
            .map(([clause]) => {
              const line = source.slice(0, index).split("\n").length;
              return `${path}:${line} names clause ${clause}, which the specification does not have`;
            }),
        ),
      ),
};
