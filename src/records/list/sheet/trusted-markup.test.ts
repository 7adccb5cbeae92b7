import { expect, test } from "vitest";
import { trustedMarkup } from "./trusted-markup.ts";

// list-sheet.browser.test.ts shows that the table's own markup is accepted.
test.each(["<img src=x onerror=alert(1)>", "<b>bold</b>", '<div class="bp6-table-resize-sensor-expand"></div>', ""])(
  "sheet: markup other than the table's own is refused: %s",
  (html) => {
    expect(trustedMarkup(html)).toBeNull();
  },
);
