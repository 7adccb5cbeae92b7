import { isSweep } from "#tools/test/chosen.ts";
import { isNode, type Module, type Node, walk } from "./modules.ts";
import { isTestCall, titleOf } from "./test-calls.ts";

/** A test that declares which statement it proves. */
export type Declared = { id: string; path: string; title: string; inBrowser: boolean };

/** The declarations of a file's tests, and invalid ones. */
export type Declarations = { declared: readonly Declared[]; problems: readonly string[] };

/** With more clauses than this, a title lists a section, which no single test can prove. */
const MOST = 8;

const ID = /^\d+\.\d+\.[a-z]$/;

/**
 * The statements that a file's tests declare by Vitest's tags: `test("…", { tags: ["4.4.b"] }, …)`. Only literal ids
 * count. Sweeps, which `npm test` leaves out, and groups of tests declare nothing.
 */
export function declarationsOf({ path, program, lineAt }: Module): Declarations {
  const declared: Declared[] = [];
  const problems: string[] = [];
  walk(program, (node) => {
    const tags = node.type === "CallExpression" && isTestCall(node.callee, ANY) ? tagsOf(node) : null;
    if (tags === null) return;
    const at = `${path}:${lineAt(tags.start)}`;
    const ids = literals(tags);
    if (!isTestCall(node.callee, TESTS) || isSweep(path)) {
      problems.push(`${at} declares on what \`npm test\` does not run as a test`);
    } else if (ids === null) problems.push(`${at} declares what is not written out as ids such as "4.4.b"`);
    else if (ids.length > MOST) problems.push(`${at} declares ${ids.length} statements: more than ${MOST} is a list`);
    else {
      const title = titleOf(node);
      const inBrowser = path.endsWith(".browser.test.ts");
      declared.push(...ids.map((id) => ({ id, path, title, inBrowser })));
    }
  });
  return { declared, problems };
}

const TESTS = ["test", "it"];
const ANY = [...TESTS, "sweep", "describe"];

/** The value of `tags` in a test's options, its second argument. */
function tagsOf({ arguments: words }: Node): Node | null {
  const options: unknown = Array.isArray(words) ? words[1] : null;
  if (!isNode(options) || options.type !== "ObjectExpression" || !Array.isArray(options.properties)) return null;
  const value: unknown = options.properties.filter(isNode).find(({ key }) => isNode(key) && key.name === "tags")?.value;
  return isNode(value) ? value : null;
}

function literals({ type, elements }: Node): string[] | null {
  if (type !== "ArrayExpression" || !Array.isArray(elements)) return null;
  const values: unknown[] = elements.map((element) => (isNode(element) ? element.value : null));
  const ids = values.filter((value): value is string => typeof value === "string" && ID.test(value));
  return ids.length === values.length ? ids : null;
}
