import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { ownOptions } from "./own-options.ts";

const root = join(import.meta.dirname, "..");
/** The commands of contracts/ have their own parser, since contracts/ imports no other directory. */
const COMMANDS = Object.entries<string>(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts).flatMap(
  ([name, script]) => (script.includes(" contracts/") ? [] : [[name, script.split(" ").at(-1) ?? ""] as const]),
);
const { argv } = process;
afterEach(() => {
  process.argv = argv;
  vi.restoreAllMocks();
});

test.each(COMMANDS)("npm run %s refuses an unknown option, and lists the known ones", async (_name, file) => {
  const load = () => import(join(root, file));
  expect(await ended("--bogus", load)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^There is no option --bogus; there (is|are) (none|--\w)/),
  });
});

test("--help lists the known options", async () => {
  const listed = { code: 0, said: expect.stringMatching(/^Options: --\w/) };
  const parse = async () => ownOptions({ update: { type: "boolean" } });
  expect(await ended("--help", parse)).toMatchObject(listed);
});

test("options are parsed in one place", () => {
  const files = globSync("{tools,model-tests}/**/*.ts", { cwd: root });
  const parsing = files.filter((file) => readFileSync(join(root, file), "utf8").includes("parseArgs("));
  expect(parsing.filter((file) => !file.includes("own-options"))).toEqual([]);
});

/** Runs a command in this process until it would exit; a process for each would take seconds. */
async function ended(word: string, command: () => Promise<unknown>): Promise<{ code: unknown; said: string }> {
  let said = "";
  let code: unknown = null;
  const write = (text: string | Uint8Array) => {
    said += text;
    return true;
  };
  vi.spyOn(process.stdout, "write").mockImplementation(write);
  vi.spyOn(process.stderr, "write").mockImplementation(write);
  vi.spyOn(process, "exit").mockImplementation((given = 0) => {
    code ??= given;
    throw new Error("the process would exit");
  });
  process.argv = [...argv.slice(0, 2), word];
  await expect(command()).rejects.toThrow("the process would exit");
  return { code, said };
}
