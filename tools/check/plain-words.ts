import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "./run-checks.ts";

/** Words that CONTRIBUTING.md rules out, since readers stop at them. */
const RULED_OUT = /\b(whoever|nobody|anew|lets? go of|comes? to nothing)\b/i;
/** The user of Unix, and names that backend teams have implemented. */
const ALLOWED = /`nobody`|nobody is registered|whom nobody has paid|\|nobody \.\*\?/g;
const FILES =
  "{*.md,locales/en-US/*.json,{machines,src,contracts,sandbox,model-tests,tools,docs,deploy}/**/*.{ts,tsx,css,mjs,sql,md}}";
/** Commits from here on keep to the length. */
const SUBJECTS_SINCE = "2026-11-27T12:00:00Z";
const SUBJECT_LENGTH = 72;

/** Names, comments and docs are in plain words, and commit subjects fit on a line. */
export const plainWords: Check = {
  name: "plain words",
  mend: "by hand: say it as you would to a colleague; a long subject with `git commit --amend`",
  run: async (root) => [...wordsRuledOut(root), ...longSubjects(root)],
};

function wordsRuledOut(root: string): string[] {
  const files = globSync(FILES, { cwd: root, exclude: ["**/node_modules/**", "tools/check/plain-words*.ts"] }).sort();
  return files.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((line, at) => {
        const [word] = RULED_OUT.exec(line.replaceAll(ALLOWED, "")) ?? [];
        return word === undefined ? [] : [`${file}:${at + 1} says "${word}"`];
      }),
  );
}

/** Empty where there is no repository, as in an unpacked archive. */
function longSubjects(root: string): string[] {
  const git = ["log", "--no-merges", `--since=${SUBJECTS_SINCE}`, "--format=%h %s"];
  try {
    const log = execFileSync("git", git, { cwd: root, encoding: "utf8", stdio: "pipe" });
    const commits = log.split("\n").map((line) => [line.split(" ", 1)[0] ?? "", line.replace(/^\S+ /, "")] as const);
    return commits
      .filter(([, subject]) => subject.length > SUBJECT_LENGTH)
      .map(([hash, subject]) => `the subject of ${hash} has ${subject.length} characters: ${subject}`);
  } catch {
    return [];
  }
}
