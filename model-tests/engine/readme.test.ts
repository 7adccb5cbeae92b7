import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const README = readFileSync(join(import.meta.dirname, "README.md"), "utf8");

/** The README's code blocks in order: the machine and the faults. */
const [MACHINE = "", MUTANTS = ""] = blocks("ts");

function blocks(language: string): string[] {
  return [...README.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, "g"))].map(([, block = ""]) => block);
}

test("engine README: leads from an empty folder and a machine outside the product to a report", {
  timeout: 60_000,
}, () => {
  const folder = mkdtempSync(join(tmpdir(), "turnstile-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "turnstile.mts"), MACHINE);
  writeFileSync(join(folder, "mutants.mts"), MUTANTS);
  const [copying = "", installing = "", running = ""] = (blocks("sh")[0] ?? "").split("\n");
  expect([copying, installing]).toEqual([expect.stringMatching(/^cp -r /), expect.stringMatching(/^npm install /)]);
  cpSync(import.meta.dirname, join(folder, "engine"), { recursive: true });
  // The link replaces `npm install`.
  symlinkSync(join(import.meta.dirname, "../../node_modules"), join(folder, "node_modules"));

  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  const run = (command: string) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, command.split(" ").slice(1), {
      cwd: folder,
      env,
      encoding: "utf8",
    });
    return { status, said: stdout + stderr };
  };
  expect(run(running)).toEqual({ status: 0, said: expect.stringContaining("✓ turnstile: 2 paths") });
  expect(existsSync(join(folder, "report/index.html"))).toBe(true);
  expect(readFileSync(join(folder, "approved/turnstile.md"), "utf8")).toContain("| locked | PAID | open |");
  expect(run("node mutants.mts")).toEqual({
    status: 0,
    // Not all by creation: each mutant is loaded without the report.
    said: expect.stringMatching(/approved tables: 50\.0 %[\s\S]*all tests: 100\.0 %/),
  });

  writeFileSync(join(folder, "turnstile.mts"), MACHINE.replace('PUSHED: "locked"', 'PUSHED: "open"'));
  const { status, said } = run("node turnstile.mts");
  expect(status).toBe(1);
  expect(said).toContain("turnstile differs from the approved table:");
  expect(said).toContain("To approve: node turnstile.mts --approve turnstile");
});
