import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { project } from "#tools/testing/project.ts";
import { hashInputs, isBuilt, recordBuildInputs } from "./freshness.ts";

function built(): string {
  const root = project({ "src/app/main.tsx": "1", "locales/en-US/a.json": "{}", "dist/index.html": "" });
  mkdirSync(join(root, ".cache"));
  recordBuildInputs(hashInputs(root), root);
  return root;
}

test("a build is used again when nothing has changed since", () => {
  const root = built();
  expect(isBuilt(root)).toBe(true);
  writeFileSync(join(root, "src/app/main.test.tsx"), "tests are not built");
  expect(isBuilt(root)).toBe(true);
});

test.each(["src/app/main.tsx", "locales/en-US/a.json", "src/new.css", "index.html", "package-lock.json"])(
  "a change of %s needs a new build",
  (path) => {
    const root = built();
    writeFileSync(join(root, path), "changed");
    expect(isBuilt(root)).toBe(false);
  },
);

test("the console is built again when the build or its record is missing", () => {
  const gone = built();
  rmSync(join(gone, "dist"), { recursive: true });
  expect(isBuilt(gone)).toBe(false);
  const unknown = built();
  recordBuildInputs(null, unknown);
  expect(isBuilt(unknown)).toBe(false);
});
