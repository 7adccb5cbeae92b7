import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod/mini";
import { version } from "#contracts/pact/finish-pact.ts";
import { readInteractions } from "#contracts/pact/written-pact.ts";
import { listenLocally } from "#contracts/verification/listen-locally.ts";
import { writeSamplePact } from "#contracts/verification/sample-pact.ts";
import { startStubProvider } from "#contracts/verification/stub-provider.ts";
import { situationsOf } from "./situations.ts";

/*
 * Runs every command of the guide, its second page and the bundle's README, in the folder where the reader runs it; only the service's URL and a result file are replaced. Of a block that begins with "# Not run by our tests", only the package, service and options are checked.
 */

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const PAGES = ["docs/contracts.md", "docs/contracts-agreed.md", "contracts/hand-over/kit/README.md"];
const IS_WHOLE = process.env.SWEEPS === "whole";
/** These take minutes: `npm run sweeps` runs a part of each, `npm test` only checks that they read their options. */
const LONG: Record<string, string> = {
  "npm run contracts": "",
  "npm run contracts:sabotage": " -- --shard 1/300",
  "npm run contracts:requests": " -- --count 200",
};

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const blocks = PAGES.flatMap((page) =>
  [...read(page).matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].map(([, block = ""]) =>
    block
      .replaceAll(/\\\n\s*/g, "")
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  ),
);
const isRun = ([first = ""]: string[]) => !first.startsWith("# Not run by our tests");
const unique = (lines: string[]) => [...new Set(lines.filter((line) => !line.startsWith("#")))];
const RUN = unique(blocks.filter(isRun).flat());
const NOT_RUN = unique(blocks.filter((block) => !isRun(block)).flat());

const work = mkdtempSync(join(tmpdir(), "guide-"));
const bundle = join(work, "contract");
const endings: (() => void)[] = [() => rmSync(work, { recursive: true })];
let service = "";
beforeAll(async () => {
  const { url, stop } = await startStubProvider();
  endings.push(stop);
  service = url;
  const made = await run("npm run contracts:bundle");
  expect(made.code).toBe(0);
  cpSync(join(ROOT, `dist-contract/merchant-contract-${version}`), bundle, { recursive: true });
  if (IS_WHOLE) return;
  const sample = writeSamplePact();
  cpSync(sample, join(bundle, "pact"), { recursive: true });
  rmSync(sample, { recursive: true });
});
afterAll(() => {
  for (const end of endings) end();
});

function start(command: string) {
  const here = command
    .replaceAll("http://127.0.0.1:5099", service)
    .replace(" results.xml", ` ${join(work, "results.xml")}`);
  const { PATH = "", HOME = "" } = process.env;
  return spawn("sh", ["-c", `exec ${here.replace(/^([A-Z_]+=\S+) /, "env $1 ")}`], {
    cwd: command.startsWith("npm ") ? ROOT : bundle,
    env: { HOME, PATH: [join(ROOT, "node_modules/.bin"), PATH].join(delimiter) },
    detached: true,
    stdio: ["ignore", "pipe", "ignore"],
  });
}

async function run(command: string) {
  const started = start(command);
  const [printed, [code]] = await Promise.all([text(started.stdout), once(started, "close")]);
  return { printed, code };
}

test("the pages have only commands that this test covers", () => {
  expect(
    RUN.filter((command) => !/^npm run contracts|^PROVIDER_URL=\S+ \.\/verify\.sh$|^pact-stub-server /.test(command)),
  ).toEqual([]);
  expect(RUN.length).toBeGreaterThan(7);
  expect(NOT_RUN.length).toBeGreaterThan(6);
});

test.each(RUN.filter((command) => !(command in LONG) && !command.startsWith("pact-stub-server")))(
  "%s",
  { timeout: 120_000 },
  async (command) => {
    const isWhole = IS_WHOLE || !command.startsWith("npm run contracts:verify");
    expect(await run(isWhole ? command : `${command} "the packages on sale"`)).toMatchObject({ code: 0 });
  },
);

test.each(RUN.filter((command) => command in LONG))("%s, in part", { timeout: 600_000 }, async (command) => {
  if (IS_WHOLE) expect(await run(command + LONG[command])).toMatchObject({ code: 0 });
  const misspelt = await run(`${command} -- --misspelt`);
  expect(misspelt.code).toBe(2);
  expect(misspelt.printed).toMatch(/^There is no option --misspelt; there is --\w+/m);
});

test.each(RUN.filter((command) => command.startsWith("pact-stub-server")))("%s", async (command) => {
  const { port, stop } = await listenLocally(createServer());
  stop();
  const stub = start(command.replace("--port 8080", `--port ${port}`));
  // The command starts a child process, which must be ended as well.
  endings.push(() => stub.pid && process.kill(-stub.pid));
  const [{ request, response } = { request: null, response: null }] = readInteractions().filter(
    ({ description }) => description === "POST /api/user/menu without a token",
  );
  const { "Content-Type": _, ...headers } = Object.fromEntries(
    Object.entries(request?.headers ?? {}).map(([name, [value = ""]]) => [name, value]),
  );
  // It prints nothing when it is ready.
  await expect
    .poll(
      async () => {
        const init = {
          method: "POST",
          headers: { ...headers, "Content-Type": "application/json", "X-State": "a signed-in merchant" },
        };
        const answer = await fetch(`http://127.0.0.1:${port}/api/user/menu`, { ...init, body: "{}" }).catch(() => null);
        return answer?.json();
      },
      { timeout: 30_000 },
    )
    .toMatchObject({ success: Reflect.get(Object(response?.body.content), "success") });
});

test.each(NOT_RUN)("%s names existing packages, services and options", async (command) => {
  expect(await problemOf(command)).toBeNull();
});

test.each([
  ["npm install --global @pact-foundation/pact-cli@1.0.0", "another version of @pact-foundation/pact-cli is tested"],
  ["pact-verifier --fil x --port 1", "pact-verifier knows no --fil"],
  ["docker compose run --rm verifier", "compose.yaml has no service verifier"],
  ["pactify", "unknown command"],
])("%s is reported as wrong", async (command, problem) => {
  expect(await problemOf(command)).toBe(problem);
});

test("the six situations of the guide are the first of the bundle, and its numbers of exchanges are right", () => {
  const situations = situationsOf(readInteractions()).slice(0, 6);
  const guide = read("docs/contracts.md");
  const named = [...guide.matchAll(/^\| (an? .*?|nobody .*?) \|/gm)].map(([, name]) => name);
  expect(named).toEqual(situations.map(({ name }) => name));
  const documented = readInteractions().filter(({ pending }) => !pending);
  const possible = (names: readonly string[]) =>
    documented.filter(({ providerStates }) => providerStates.every(({ name }) => names.includes(name))).length;
  const [one = 0, six = 0] = [1, 6].map((count) => possible(situations.slice(0, count).map(({ name }) => name)));
  expect(guide).toContain(`With one, ${one} of the ${documented.length} that must hold can; with these six, ${six}.`);
});

test("the guide is one page", () => {
  expect(read("docs/contracts.md").split(/\s+/).length).toBeLessThan(850);
});

/** What is wrong with a command that is not run here; null if nothing is. */
async function problemOf(command: string): Promise<string | null> {
  const { devDependencies } = z
    .object({ devDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read("package.json")));
  const [program = "", ...words] = command.split(/\s+/);
  const [, name = "", wanted] = /^npm install --global (.+)@([\d.]+)$/.exec(command) ?? [];
  if (wanted) return devDependencies[name] === wanted ? null : `another version of ${name} is tested`;
  if (command === "dotnet test dotnet") {
    return read("contracts/hand-over/kit/dotnet/MerchantService.Contract.csproj") ? null : "there is no project";
  }
  const [, composed] = /^docker compose run --rm (\w+)$/.exec(command) ?? [];
  if (composed) {
    const { services } = parse(read("contracts/hand-over/kit/compose.yaml"));
    return composed in services ? null : `compose.yaml has no service ${composed}`;
  }
  if (!program.startsWith("pact-")) return "unknown command";
  const act = program === "pact-broker" ? words.slice(0, 1) : [];
  const { printed } = await run(`${program} ${[...act, "--help"].join(" ")}`);
  const unknown = words.filter((word) => word.startsWith("--") && !new RegExp(`${word}\\b`).test(printed));
  return unknown.length === 0 && printed !== "" ? null : `${program} knows no ${unknown.join(", ")}`;
}
