import { mentionsIn } from "#tools/requirements/mentions.ts";
import { readModules } from "#tools/requirements/modules.ts";
import { CLAUSE_NUMBERS } from "#tools/requirements/statements.ts";
import type { Check } from "./check.ts";

/** Every clause number in a file exists in the specification. */
export const clauseNumbers: Check = {
  name: "clause numbers",
  mend: "by hand: clauses stand in tools/requirements/sections/",
  run: async (root) =>
    readModules(root)
      .filter(({ path }) => !path.startsWith("tools/"))
      .flatMap(mentionsIn)
      .filter(({ clause }) => !CLAUSE_NUMBERS.has(clause))
      .map(({ clause, path, line }) => `${path}:${line} names clause ${clause}, which the specification does not have`),
};
