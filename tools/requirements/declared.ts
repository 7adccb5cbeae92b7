import type { ESTree } from "vite";
import { isSweep } from "#tools/test/chosen.ts";
import { isTestCall, type parseModule, titleOf, walk } from "./modules.ts";

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
export function declarationsOf({ path, program, lineAt }: ReturnType<typeof parseModule>): Declarations {
  const declared: Declared[] = [];
  const problems: string[] = [];
  walk(program, (node) => {
    if (node.type !== "CallExpression" || !isTestCall(node.callee, ANY)) return;
    const tags = tagsOf(node);
    if (tags === undefined) return;
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
function tagsOf({ arguments: [, options] }: ESTree.CallExpression): ESTree.Node | undefined {
  if (options?.type !== "ObjectExpression") return undefined;
  const properties = options.properties.filter((property) => property.type === "Property");
  return properties.find(({ key }) => key.type === "Identifier" && key.name === "tags")?.value;
}

function literals(tags: ESTree.Node): string[] | null {
  if (tags.type !== "ArrayExpression") return null;
  const values = tags.elements.map((element) => (element?.type === "Literal" ? element.value : null));
  const ids = values.flatMap((value) => (typeof value === "string" && ID.test(value) ? [value] : []));
  return ids.length === values.length ? ids : null;
}
