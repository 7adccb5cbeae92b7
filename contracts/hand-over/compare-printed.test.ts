import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeAt } from "#contracts/pact/fields.ts";
import { PACT_FILE_NAME, PACTS_FOLDER } from "#contracts/pact/written-pact.ts";

/** Approved output of `npm run contracts:compare`, in `printed/`: `npm test -- --update compare-printed`. */
const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const PACT = join(PACTS_FOLDER, PACT_FILE_NAME);
const history = mkdtempSync(join(tmpdir(), "history-"));
afterAll(() => rmSync(history, { recursive: true }));

type Pact = { interactions: { description: string }[] };
type Edit = (pact: Pact) => unknown;

/** Earlier versions of the contract, made from the committed one. */
const EARLIER: Record<string, Edit> = {
  same: (pact) => pact,
  "other-words": edit("a sign-in with the right password", "request/body/content/email", () => "x@company.example"),
  "one-exchange-more": (pact) => ({
    ...pact,
    interactions: [
      ...pact.interactions,
      { ...pact.interactions[0], description: "an exchange that is not needed now" },
    ],
  }),
  "no-language": edit("a sign-in with the right password", "response/body/content/resData/language", () => undefined),
  "older-version": (pact) =>
    EARLIER["no-language"]?.(Object(changeAt(pact, ["metadata", "contract", "version"], () => "0.0.1"))),
  "no-contract": () => ({ swagger: "2.0" }),
};

function edit(description: string, path: string, change: (value: unknown) => unknown): Edit {
  return (pact) => {
    const at = pact.interactions.findIndex((one) => one.description === description);
    if (at < 0) throw new Error(`the pact lacks "${description}"`);
    return changeAt(pact, ["interactions", at, ...path.split("/")], change);
  };
}

beforeAll(() => {
  const git = (...words: string[]) => {
    const identity = [
      "-c",
      "user.name=Tester",
      "-c",
      "user.email=tester@company.example",
      "-c",
      "commit.gpgSign=false",
    ];
    const { status, stderr } = spawnSync("git", [...identity, ...words], { cwd: history, encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
  };
  git("init", "--quiet");
  const file = join(history, relative(ROOT, PACT));
  mkdirSync(dirname(file), { recursive: true });
  for (const [name, earlier] of Object.entries(EARLIER)) {
    writeFileSync(file, JSON.stringify(earlier(JSON.parse(readFileSync(PACT, "utf8")))));
    git("add", "--all");
    git("commit", "--quiet", "--allow-empty", "--message", name);
    git("tag", name);
  }
});

test.each<[name: string, words: string[]]>([
  ...Object.keys(EARLIER).map((name): [string, string[]] => [name, ["--base", name]]),
  ["no-such-commit", ["--base", "no-such-commit"]],
  ["no-such-option", ["--bse", "same"]],
  ["no-value", ["--base"]],
  ["help", ["--help"]],
])("compared with %s", async (name, words) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["contracts/compare.ts", ...words], {
    cwd: ROOT,
    env: { ...process.env, GIT_DIR: join(history, ".git"), LC_ALL: "C", NO_COLOR: "1" },
    encoding: "utf8",
  });
  await expect(`${stdout}${stderr}exit code ${status}\n`).toMatchFileSnapshot(`printed/compare-${name}.txt`);
});
