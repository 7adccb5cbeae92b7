import { expect, test } from "vitest";
import { projectWithSettings } from "#tools/testing/project.ts";
import { lint } from "./lint.ts";

test("Blueprint's prefix is refused outside its one place, and in the stylesheets of screens", {
  timeout: 60_000,
}, async () => {
  const root = projectWithSettings({
    "src/orders/text.ts": 'export const shown = "bp6-button wide";\n',
    "src/orders/template.ts": "export const shown = `wide bp6-button`;\n",
    "src/orders/Shown.tsx": 'export const Shown = () => <p className="bp6-button" />;\n',
    "src/orders/shown.module.css": ".shown :global(.bp-button) {\n  margin: 0;\n}\n",
    "src/ui/blueprint.ts": 'export const PREFIX = "bp6-";\n',
    "src/ui/theme/controls.css": ".bp-button {\n  margin: 0;\n}\n",
  });
  const [output = ""] = await lint.run(root);
  const refused = [...output.matchAll(/^(src\S+?):\d+:\d+ /gm)].map(([, path]) => path);
  expect([...new Set(refused)].toSorted()).toEqual([
    "src/orders/Shown.tsx",
    "src/orders/shown.module.css",
    "src/orders/template.ts",
    "src/orders/text.ts",
  ]);
});
