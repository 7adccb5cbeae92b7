import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProgressBar } from "./ProgressBar.tsx";

test("loading: a thin line, and no spinner", { tags: ["9.9.a"] }, () => {
  expect(renderToStaticMarkup(<ProgressBar isMoving />)).toBe('<div class="progress-line" aria-hidden="true"></div>');
});
