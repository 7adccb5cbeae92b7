import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Chart } from "./Chart.tsx";

test("chart: it has the size of its container", { tags: ["9.9.b"] }, () => {
  expect(renderToStaticMarkup(<Chart>{() => null}</Chart>)).toMatch(/^<div style="width:100%;height:100%">/);
});
