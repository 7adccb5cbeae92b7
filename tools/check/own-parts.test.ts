import { expect, test } from "vitest";
import { projectWithSettings } from "#tools/testing/project.ts";
import { lint } from "./lint.ts";

test("what the console has of its own is not taken from a library", { timeout: 60_000 }, async () => {
  const root = projectWithSettings({
    "src/orders/link.ts":
      'import { Link, useNavigate } from "react-router-dom";\n\nexport const used = [Link, useNavigate];\n',
    "src/app/address.ts": 'import { useLocation } from "react-router-dom";\n\nexport const used = useLocation;\n',
    "src/orders/go.ts": 'import { useNavigate } from "react-router-dom";\n\nexport const used = useNavigate;\n',
    "src/ui/page/use-address.ts":
      'import { useLocation } from "react-router-dom";\n\nexport const used = useLocation;\n',
    "src/ui/page/use-move.ts": 'import { useNavigate } from "react-router-dom";\n\nexport const used = useNavigate;\n',
    "src/bills/button.ts": 'import { Button, Menu } from "@blueprintjs/core";\n\nexport const used = [Button, Menu];\n',
    "src/bills/menu.ts":
      'import { Menu, TextArea } from "@blueprintjs/core";\n\nexport const used = [Menu, TextArea];\n',
  });
  const [output = ""] = await lint.run(root);
  const refused = [...output.matchAll(/^(src\S+?):\d+:\d+ plugin/gm)].map(([, path]) => path);
  expect(refused.toSorted()).toEqual([
    "src/app/address.ts",
    "src/bills/button.ts",
    "src/orders/go.ts",
    "src/orders/link.ts",
  ]);
});
