import { expect, test } from "vitest";
import { project } from "#tools/testing/project.ts";
import { tokens } from "./tokens.ts";

test.each([
  ["color: #fff;", "a colour of its own, #fff"],
  ["box-shadow:\n  0 1px 2px\n  rgb(0 0 0 / 5%);", "a colour of its own, rgb("],
  ["background: linear-gradient(hsla(0 0% 0% / 1), var(--line))", "a colour of its own, hsla("],
  ["font-size: 0.9375rem;", "a size of text of its own, 0.9375rem"],
  ["font-size: clamp(1em, 2vw, 2em);", "a size of text of its own, 2vw"],
  ["font: 500 15px / 1.2 var(--font);", "a size of text of its own, 15px"],
])("a stylesheet with %s is found", async (declaration, what) => {
  const root = project({ "src/orders/a.css": `.a:hover {\n  ${declaration}\n}\n` });
  expect(await tokens.run(root)).toEqual([`src/orders/a.css:2 has ${what}: name a token`]);
});

test("tokens, what is made of them, proportions, comments and the tokens' own values are left alone", async () => {
  const root = project({
    "src/theme/tokens.css": ":root { --line: #e4e7ec; --text-14: 0.875rem; }",
    "src/orders/a.css": `/* As wide as #fff is white. */
#content { width: 220px; color: var(--line); }
small { font: 500 var(--text-14) / 1.2 var(--font); }
small small { font-size: 0.8em; border-color: color-mix(in oklab, var(--line) 20%, transparent); }`,
  });
  expect(await tokens.run(root)).toEqual([]);
});
