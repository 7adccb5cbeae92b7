import { isNode, type Module, walk } from "./modules.ts";
import { isTestCall, titleOf } from "./test-calls.ts";

/** One mention of a clause of the specification. */
export type Mention = { clause: string; path: string; line: number };

const NUMBERS = /\((?:clauses? )?(\d+\.\d+(?:(?:, | and | to |–)\d+\.\d+)*)\)/g;
const TEST_CALLS = ["test", "sweep", "it", "describe"];

/**
 * The clauses that a file mentions: in a machine's `spec: ["4.4"]`, and in comments and test titles as "(4.4)", "(2.19,
 * 2.20)" or "(8.2 to 8.4)".
 */
export function mentionsIn(module: Module): Mention[] {
  const found: Mention[] = [];
  const add = (clauses: readonly string[], line: number) => {
    for (const clause of clauses) found.push({ clause, path: module.path, line });
  };
  for (const { text, line } of module.comments) add(clausesIn(text), line);
  walk(module.program, (node) => {
    if (node.type === "Property" && isNode(node.key) && node.key.name === "spec")
      add(listed(node.value), module.lineAt(node.start));
    if (node.type === "CallExpression" && isTestCall(node.callee, TEST_CALLS))
      add(clausesIn(titleOf(node)), module.lineAt(node.start));
    return true;
  });
  return found;
}

/** The clause numbers in parentheses in a text; a range stands for every clause in it. */
function clausesIn(text: string): string[] {
  return [...text.matchAll(NUMBERS)].flatMap(([, list = ""]) =>
    list.split(/, | and /).flatMap((part) => {
      const [from = "", to] = part.split(/ to |–/);
      return to === undefined ? [from] : between(from, to);
    }),
  );
}

function between(from: string, to: string): string[] {
  const [chapter, first = 0] = from.split(".").map(Number);
  const last = Number(to.split(".")[1]);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, step) => `${chapter}.${first + step}`);
}

function listed(value: unknown): string[] {
  if (!isNode(value) || value.type !== "ArrayExpression" || !Array.isArray(value.elements)) return [];
  return value.elements.filter(isNode).flatMap((element) => (typeof element.value === "string" ? [element.value] : []));
}
