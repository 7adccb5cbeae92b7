import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { run } from "./testing/command.ts";
import { readmeBlocks, turnstileFolder } from "./testing/turnstile.ts";

test("engine README: the machine and its report take at most 30 lines", () => {
  const [machine = ""] = readmeBlocks("ts");
  expect(machine.trimEnd().split("\n").length).toBeLessThanOrEqual(30);
});

test("engine README: leads from an empty folder and a machine outside the product to a report", {
  timeout: 60_000,
}, async () => {
  const folder = turnstileFolder();
  const node = (...words: string[]) => run(process.execPath, words, folder);
  const [copying = "", installing = "", running = ""] = (readmeBlocks("sh")[0] ?? "").split("\n");
  expect([copying, installing]).toEqual([expect.stringMatching(/^cp -r /), expect.stringMatching(/^npm install /)]);
  expect(await node(...running.split(" ").slice(1))).toEqual({
    code: 0,
    said: expect.stringContaining("✓ turnstile: 2 paths"),
  });
  expect(existsSync(join(folder, "report/index.html"))).toBe(true);
  expect(readFileSync(join(folder, "approved/turnstile.md"), "utf8")).toContain("| locked | PAID | open |");
  expect(await node("mutants.mts")).toEqual({
    code: 0,
    // Not all by creation: each mutant is loaded without the report.
    said: expect.stringMatching(/approved tables: 50\.0 %[\s\S]*all tests: 100\.0 %/),
  });

  const file = join(folder, "turnstile.mts");
  writeFileSync(file, readFileSync(file, "utf8").replace('PUSHED: "locked"', 'PUSHED: "open"'));
  const { code, said } = await node("turnstile.mts");
  expect(code).toBe(1);
  expect(said).toContain("turnstile differs from the approved table:");
  expect(said).toContain("To approve: node turnstile.mts --approve turnstile");
});
