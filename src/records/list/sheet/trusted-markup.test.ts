import { expect, test } from "vitest";
import { trustedMarkup } from "./trusted-markup.ts";

// That the table's own markup passes is seen where a sheet opens under the enforced policy (list-sheet.browser.test.ts).
test.each(["<img src=x onerror=alert(1)>", "<b>bold</b>", '<div class="bp6-table-resize-sensor-expand"></div>', ""])(
  "markup that is not the table's own is refused: %s",
  (html) => {
    expect(trustedMarkup(html)).toBeNull();
  },
);
