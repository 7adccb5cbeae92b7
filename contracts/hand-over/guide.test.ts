import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { readOptions } from "#contracts/verification/options.ts";

/*
 * The commands of the guide and of the bundle's README. What they do is tested where they are made (bundle.pact.test.ts runs
 * `verify.sh`, command.pact.test.ts runs the verification); here, that every command that is written down exists as it is
 * written: npm's scripts, the options of ours, and the options of Pact's own programs by their `--help`.
 */

const ROOT = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");
const manifest = z
  .object({ scripts: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read("package.json")));

const COMMANDS = ["docs/contracts.md", "contracts/hand-over/kit/README.md"].flatMap((path) =>
  [...read(path).matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].flatMap(([, block = ""]) =>
    block
      .replaceAll(/\\\n\s*/g, "")
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  ),
);

/** Whether a command is one that works as it is written. */
function problemOf(command: string): string | null {
  const [program = "", ...words] = command.split(/\s+/);
  const [, script, args] = /^npm run (\S+)(?: -- (.*))?$/.exec(command) ?? [];
  if (script === "contracts:verify") readOptions((args ?? "").split(" "));
  if (script) return manifest.scripts[script] ? null : `there is no script ${script}`;
  const [, name = "", wanted] = /^npm install --global (.+)@([\d.]+)$/.exec(command) ?? [];
  if (wanted) return manifest.devDependencies[name] === wanted ? null : `another version of ${name} is tested`;
  if (/^PROVIDER_URL=\S+ \.\/verify\.sh$/.test(command)) return null;
  if (!program.startsWith("pact-")) return "nobody knows this command";
  const act = program === "pact-broker" ? words.slice(0, 1) : [];
  const binary = fileURLToPath(new URL(`node_modules/.bin/${program}`, ROOT));
  const { stdout } = spawnSync(binary, [...act, "--help"], { encoding: "utf8" });
  const unknown = words.filter((word) => word.startsWith("--") && !new RegExp(`${word}\\b`).test(stdout));
  return unknown.length === 0 && stdout !== "" ? null : `${program} knows no ${unknown.join(", ")}`;
}

test("every command of the guide works as it is written", { timeout: 60_000 }, () => {
  expect(COMMANDS.length).toBeGreaterThan(8);
  expect(COMMANDS.map((command) => [command, problemOf(command)]).filter(([, problem]) => problem)).toEqual([]);
});

test.each([
  ["npm run contracts:veryfy", "there is no script contracts:veryfy"],
  ["npm install --global @pact-foundation/pact-cli@1.0.0", "another version of @pact-foundation/pact-cli is tested"],
  ["pact-verifier --fil x --port 1", "pact-verifier knows no --fil"],
  ["pactify", "nobody knows this command"],
])("%s is found", (command, problem) => {
  expect(problemOf(command)).toBe(problem);
});
