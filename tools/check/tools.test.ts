import { expect, test } from "vitest";
import { project, projectWithSettings } from "#tools/testing/project.ts";
import { lint } from "./lint.ts";
import { unused } from "./unused.ts";

const TIMEOUT = 60_000;

test.each([
  ["any", `export const a = (b: any) => b;\n`, "noExplicitAny"],
  ["a non-null assertion", `export const a = (b?: string) => b!.length;\n`, "noNonNullAssertion"],
  ["a default export", `export default 1;\n`, "noDefaultExport"],
  ["an import without an ending", `import { b } from "./b";\n\nexport const a = b;\n`, "useImportExtensions"],
  ["output on the console", `console.log(1);\n`, "noConsole"],
  ["a floating promise", `async function a() {}\na();\n`, "noFloatingPromises"],
  ["another format", `export const a = 'b'`, "format"],
])("%s is found", { timeout: TIMEOUT }, async (_what, source, rule) => {
  const root = projectWithSettings({ "src/a.ts": source, "src/b.ts": "export const b = 1;\n" });
  expect(await lint.run(root)).toEqual([expect.stringContaining(rule)]);
});

test("an image without a text alternative and a hook under a condition are reported", {
  timeout: TIMEOUT,
}, async () => {
  const root = projectWithSettings({
    "src/Picture.tsx": `import { useState } from "react";

export function Picture({ shown }: { shown: boolean }) {
  if (shown) useState(1);
  return <img src="/a.png" />;
}
`,
  });
  const [problem] = await lint.run(root);
  expect(problem).toContain("useAltText");
  expect(problem).toContain("useHookAtTopLevel");
});

test("unused files, exports and dependencies are reported", { timeout: TIMEOUT }, async () => {
  const root = project({
    "package.json": JSON.stringify({ name: "p", main: "a.js", dependencies: { react: "19.3.1" } }),
    "a.js": `import { used } from "./b.js";\nused();\n`,
    "b.js": `export const used = () => 1;\nexport const idle = () => 2;\n`,
    "c.js": "export const alone = 1;\n",
  });
  const [problem] = await unused.run(root);
  expect(problem).toMatch(/Unused files[\s\S]*c\.js/);
  expect(problem).toMatch(/Unused exports[\s\S]*idle/);
  expect(problem).toMatch(/Unused dependencies[\s\S]*react/);
});
