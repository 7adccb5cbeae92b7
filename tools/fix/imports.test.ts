import { expect, test } from "vitest";
import { importsByRoom } from "./imports.ts";

test("an import that climbs is written by its room, of whatever kind it is", () => {
  const source = `import { a } from "../a.ts";
import type { B } from "../../orders/b.ts";
import "../c.css";
export { d, e } from "../d.ts";
export const f = () => import("../f.ts");
`;
  expect(importsByRoom("src/orders/pay/x.ts", source)).toBe(`import { a } from "#src/orders/a.ts";
import type { B } from "#src/orders/b.ts";
import "#src/orders/c.css";
export { d, e } from "#src/orders/d.ts";
export const f = () => import("#src/orders/f.ts");
`);
});

test("imports downwards, packages, texts and what stands in no room are left alone", () => {
  const source = `import "./a/b.ts";
import "react";
import settings from "../../package.json";
export const text = 'import "../a.ts"';
`;
  expect(importsByRoom("src/orders/x.ts", source)).toBe(source);
});
