import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
/** The commands of contracts/ have their own parser, since contracts/ imports no other directory. */
const COMMANDS = Object.entries<string>(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts).flatMap(
  ([name, script]) => (script.includes(" contracts/") ? [] : [[name, script.split(" ").at(-1) ?? ""] as const]),
);

test.each(COMMANDS)("npm run %s refuses an unknown option, and lists the known ones", async (_name, file) => {
  expect(await ended(file, "--bogus")).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^There is no option --bogus; there (is|are) (none|--\w)/),
  });
});

test("--help lists the known options", async () => {
  const listed = { code: 0, said: expect.stringMatching(/^Options: --\w/) };
  expect(await ended("tools/test.ts", "--help")).toMatchObject(listed);
});

test("options are parsed in one place", () => {
  const files = globSync("{tools,model-tests}/**/*.ts", { cwd: root });
  const parsing = files.filter((file) => readFileSync(join(root, file), "utf8").includes("parseArgs("));
  expect(parsing.filter((file) => !file.includes("own-options"))).toEqual([]);
});

function ended(file: string, ...words: string[]): Promise<{ code: unknown; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...words], { cwd: root }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });
}
