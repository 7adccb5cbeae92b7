import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** Prefixes of classes that only libraries set. */
const OF_LIBRARIES = /^(bp6|rdp)-/;

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

// A class that its only component no longer takes is noticed, too; outside modules only if its name is no other word.
test("every class of a stylesheet is used by a component or another class", () => {
  const sheets = globSync("src/**/*.css", { cwd: root });
  const sources = globSync("src/**/*.{ts,tsx}", { cwd: root });
  const taken = new Set(sources.flatMap(classesTakenBy).map(({ sheet, name }) => `${sheet} ${name}`));
  const composed = sheets.flatMap((sheet) => read(sheet).match(/(?<=composes:).+/g) ?? []);
  const words = new Set([...sources.map(read), ...composed].flatMap((text) => text.match(/[a-zA-Z][\w-]*/g) ?? []));
  // The words include the beginning of a name such as `tone-${tone}`.
  const isWord = (name: string) => words.has(name) || words.has(name.replace(/\w+$/, ""));
  const isUsed = (sheet: string, name: string) =>
    sheet.endsWith(".module.css") ? taken.has(`${sheet} ${name}`) : isWord(name) || OF_LIBRARIES.test(name);
  const unused = sheets.flatMap((sheet) => [...classesOf(sheet)].filter((name) => !isUsed(sheet, name)));
  expect(unused).toEqual([]);
});

/** The class names that a component uses, such as `css.card`. */
function classesTakenBy(component: string) {
  const source = read(component);
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
  const own = read(sheet).replaceAll(/\/\*.*?\*\/|:global\([^)]*\)|url\([^)]*\)/gs, "");
  const classes = new Set([...own.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name));
  sheets.set(sheet, classes);
  return classes;
}

function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}
