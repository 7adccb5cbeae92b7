import { expect, test } from "vitest";
import { importsByDirectory } from "./imports.ts";

test("every kind of import with `../` is written with its directory's name", () => {
  const source = `import { a } from "../a.ts";
import type { B } from "../../orders/b.ts";
import "../c.css";
export { d, e } from "../d.ts";
export const f = () => import("../f.ts");
`;
  expect(importsByDirectory("src/orders/pay/x.ts", source)).toBe(`import { a } from "#src/orders/a.ts";
import type { B } from "#src/orders/b.ts";
import "#src/orders/c.css";
export { d, e } from "#src/orders/d.ts";
export const f = () => import("#src/orders/f.ts");
`);
});

test("imports without `../`, packages, strings and files at the top are left unchanged", () => {
  const source = `import "./a/b.ts";
import "react";
import settings from "../../package.json";
export const text = 'import "../a.ts"';
`;
  expect(importsByDirectory("src/orders/x.ts", source)).toBe(source);
});
