import { ResizeSensor } from "@blueprintjs/table/lib/esm/interactions/resizeSensor.js";
import { expect, test } from "vitest";
import { trustedMarkup } from "./trusted-markup.ts";

const sensor = String(Reflect.get(ResizeSensor, "RESIZE_SENSOR_HTML"));

test("the table's resize sensor passes, without the styles that the content policy forbids (9.7)", () => {
  const passed = trustedMarkup(sensor) ?? "";
  expect(passed).toContain("bp6-table-resize-sensor-expand");
  expect(passed).toContain("bp6-table-resize-sensor-shrink");
  expect(passed).not.toContain("style");
});

test.each(["<img src=x onerror=alert(1)>", "<b>bold</b>", `${sensor}<script></script>`, ""])(
  "any other markup is refused: %s",
  (html) => {
    expect(trustedMarkup(html)).toBeNull();
  },
);
