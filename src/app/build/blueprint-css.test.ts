import { expect, test } from "vitest";
import { blueprintCss } from "./blueprint-css.ts";

test("the first part styles buttons and fields, and asks for nothing that the content policy refuses", async () => {
  const css = await part("first");
  expect(css).toMatch(/\.bp6-button\b/);
  expect(css).toMatch(/\.bp6-input\b/);
  expect(css).not.toMatch(/\.bp6-(dialog|menu|toast|table)\b/);
  expect(css).not.toContain("data:");
});

test("the overlays' part styles what opens above a page, and repeats no rule of those before it", async () => {
  const css = await part("overlays");
  for (const name of ["dialog", "drawer", "popover", "menu", "toast"]) expect(css).toContain(`.bp6-${name}`);
  expect(css).not.toMatch(/^\s*\.bp6-button\s*\{/m);
  expect(await part("console")).not.toMatch(/\.bp6-(dialog|menu|toast|popover)\b/);
});

test("no part has what no page of the console has", async () => {
  for (const name of PARTS) {
    const css = await part(name);
    expect(css).not.toMatch(/data-bp-color-scheme|class\*=bp6-icon-|:indeterminate|:-moz-placeholder/);
    for (const [variable] of css.matchAll(/--bp[\w-]+(?=:)/g)) expect(css).toContain(`var(${variable})`);
  }
});

test("what makes the page dark is the console's own, in every part", async () => {
  for (const name of PARTS) expect(await part(name)).not.toContain(".bp6-dark");
});

test("no part asks for a piece of a class's name, which would have the page styled anew with each change of a class", async () => {
  for (const name of PARTS) expect(await part(name)).not.toMatch(/\[class[*^$~|]?=/);
  expect(await part("first")).toContain(".bp6-button:not(:is(.bp6-intent-primary,.bp6-intent-success,");
});

test("all stand in a layer that the console's own rules win over", async () => {
  for (const name of PARTS) expect(await part(name)).toMatch(/^@layer blueprint \{/);
});

const PARTS = ["first", "console", "overlays"] as const;

async function part(name: (typeof PARTS)[number]): Promise<string> {
  const { load } = blueprintCss();
  if (typeof load !== "function") throw new Error("The plugin loads with a function");
  return String(await Reflect.apply(load, {}, [`\0blueprint:${name}.css`]));
}
