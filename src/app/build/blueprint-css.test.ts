import { expect, test } from "vitest";
import { blueprintCss } from "./blueprint-css.ts";

test("the first part styles buttons and fields, and asks for nothing that the content policy refuses", async () => {
  const css = await part("first");
  expect(css).toMatch(/\.bp6-button\b/);
  expect(css).toMatch(/\.bp6-input\b/);
  expect(css).not.toMatch(/\.bp6-(dialog|menu|toast|table)\b/);
  expect(css).not.toContain("data:");
});

test("the console's part adds overlays, and repeats no rule of the first", async () => {
  const css = await part("console");
  expect(css).toMatch(/\.bp6-dialog\b/);
  expect(css).not.toMatch(/^\s*\.bp6-button\s*\{/m);
});

test("both stand in a layer that the console's own rules win over", async () => {
  for (const css of [await part("first"), await part("console")]) expect(css).toMatch(/^@layer blueprint \{/);
});

async function part(name: "first" | "console"): Promise<string> {
  const { load } = blueprintCss();
  if (typeof load !== "function") throw new Error("The plugin loads with a function");
  return String(await Reflect.apply(load, {}, [`\0blueprint:${name}.css`]));
}
