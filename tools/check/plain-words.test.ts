import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { project } from "#tools/testing/project.ts";
import { plainWords } from "./plain-words.ts";

test("a forbidden word is found, with its line", async () => {
  const root = project({
    "src/a.ts": "// Drawn once.\n// Whoever asks is told.\nexport const a = 1;",
    "docs/a.md": "Written anew.",
    "sandbox/b.ts": 'export const state = "nobody is registered";',
  });
  expect(await plainWords.run(root)).toEqual(['docs/a.md:1 says "anew"', 'src/a.ts:2 says "Whoever"']);
});

test.each([
  [72, 0],
  [73, 1],
])("a commit subject of %i characters: %i problems", async (length, problems) => {
  const root = project({ "a.txt": "" });
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...words], {
      cwd: root,
      env: { ...process.env, GIT_COMMITTER_DATE: "2030-01-01T00:00:00Z" },
      stdio: "pipe",
    });
  git("init");
  git("commit", "--allow-empty", "--message", "a".repeat(length));
  expect(await plainWords.run(root)).toHaveLength(problems);
});
