import { expect, test } from "vitest";
import { projectWithSettings } from "#tools/testing/project.ts";
import { lint } from "./lint.ts";

const COLOUR = "A colour of its own";
const SIZE = "A size of text of its own";
const RADIUS = "A radius of its own";
const WEIGHT = "A weight of its own";

test("a stylesheet with a literal colour, font size or radius is reported", { timeout: 60_000 }, async () => {
  const declarations: readonly [declaration: string, what: string][] = [
    ["color: #fff;", COLOUR],
    ["box-shadow: 0 1px 2px rgb(0 0 0 / 5%);", COLOUR],
    ["background: linear-gradient(hsla(0 0% 0% / 1), var(--line));", COLOUR],
    ["font-size: 0.9375rem;", SIZE],
    ["font-size: clamp(1em, 2vw, 2em);", SIZE],
    ["font: 500 15px / 1.2 var(--font);", SIZE],
    ["border-radius: 5px;", RADIUS],
    ["border-radius: 0 0.5rem 0 0;", RADIUS],
    ["font-weight: 550;", WEIGHT],
    ["font: 650 var(--text-body) / 1.2 var(--font);", WEIGHT],
  ];
  const sheets = declarations.map(([declaration], at) => [
    `src/orders/a${at}.css`,
    `.a:hover {\n  ${declaration}\n}\n`,
  ]);
  const [output = ""] = await lint.run(projectWithSettings(Object.fromEntries(sheets)));
  const blocks = output.split(/\n(?=\S+:\d+:\d+ )/);
  const unsaid = declarations.filter(
    ([, what], at) => !blocks.some((block) => block.startsWith(`src/orders/a${at}.css:2:`) && block.includes(what)),
  );
  expect(unsaid).toEqual([]);
});

test("tokens, expressions of tokens, proportions, comments and the definitions of the tokens pass", {
  timeout: 60_000,
}, async () => {
  const root = projectWithSettings({
    "src/theme/tokens.css": ":root {\n  --line: #e4e7ec;\n  --text-body: 0.875rem;\n}\n",
    "src/orders/a.css": `/* As wide as #fff is white. */
#content {
  width: 220px;
  color: var(--line);
  border-radius: 99px 50% 0 var(--radius);
}
small {
  font: 500 var(--text-body) / 1.2 var(--font);
}
small small {
  font-size: 0.8em;
  border-color: color-mix(in oklab, var(--line) 20%, transparent);
}
`,
  });
  expect(await lint.run(root)).toEqual([]);
});
