import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { allPassed } from "#tools/test/tally.ts";
import { runVitest } from "#tools/test/vitest.ts";
import { fileOfText, keptTexts, SITUATIONS_BY_FEATURE, TEXTS } from "./kept-text.ts";

/**
 * Accepts the accessible texts of all situations, or of those with these words in their names, and prints the
 * differences. @returns whether all could be read.
 */
export async function acceptTexts(root: string, name: string): Promise<boolean> {
  const before = mkdtempSync(join(tmpdir(), "texts-"));
  cpSync(TEXTS, before, { recursive: true });
  process.env.SWEEPS = "whole";
  const files = ["model-tests/situations/text-of-"];
  const tally = await runVitest(["browser"], root, { files, name: name || null, words: ["--update=all"] });
  for (const file of leftOverTexts()) rmSync(join(TEXTS, file));
  spawnSync("git", ["diff", "--no-index", "--no-prefix", before, TEXTS], { stdio: "inherit" });
  rmSync(before, { recursive: true });
  return allPassed(tally);
}

/** The files of texts without a situation. */
export function leftOverTexts(): string[] {
  const known = Object.entries(SITUATIONS_BY_FEATURE).flatMap(([feature, screens]) =>
    screens.map((screen) => fileOfText(feature, screen)),
  );
  return keptTexts().filter((file) => !known.includes(file));
}
