import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

// A missing class is `undefined` at run time, which the types do not show: the element has no style and a class
// "undefined".
test("every class that a component uses is defined in its stylesheet", () => {
  const components = globSync("src/**/*.{ts,tsx}", { cwd: root });
  const taken = components.flatMap((component) => classesTakenBy(component));
  expect(taken.length).toBeGreaterThan(300);
  const missing = taken.filter(({ sheet, name }) => !classesOf(sheet).has(name));
  expect(missing).toEqual([]);
});

/** The class names that a component uses, such as `css.card`. */
function classesTakenBy(component: string) {
  const source = readFileSync(join(root, component), "utf8");
  return [...source.matchAll(/^import (\w+) from "([^"]+\.module\.css)"/gm)].flatMap(([line, css = "", path = ""]) => {
    const sheet = path.startsWith("#src/") ? path.slice(1) : join(dirname(component), path);
    const rest = source.replaceAll(line, "");
    return [...rest.matchAll(new RegExp(`\\b${css}\\.(\\w+)`, "g"))].map(([, name = ""]) => ({
      component,
      sheet,
      name,
    }));
  });
}

const sheets = new Map<string, Set<string>>();

function classesOf(sheet: string): Set<string> {
  const known = sheets.get(sheet);
  if (known) return known;
  const text = readFileSync(join(root, sheet), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
  const own = text.replaceAll(/:global\([^)]*\)/g, "");
  const classes = new Set([...own.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name));
  sheets.set(sheet, classes);
  return classes;
}
