import { expect, test } from "vitest";
import { projectWithSettings } from "#tools/testing/project.ts";
import { lint } from "./lint.ts";

test("what the console has of its own is not taken from a library", { timeout: 60_000 }, async () => {
  const root = projectWithSettings({
    "src/bills/button.ts": 'import { Button, Menu } from "@blueprintjs/core";\n\nexport const used = [Button, Menu];\n',
    "src/bills/menu.ts":
      'import { Menu, TextArea } from "@blueprintjs/core";\n\nexport const used = [Menu, TextArea];\n',
  });
  const [output = ""] = await lint.run(root);
  const refused = [...output.matchAll(/^(src\S+?):\d+:\d+ plugin/gm)].map(([, path]) => path);
  expect(refused.toSorted()).toEqual(["src/bills/button.ts"]);
});
