import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { verifyCommand } from "./command.ts";
import { USAGE } from "./options.ts";
import { SAMPLED, writeSamplePact } from "./sample-pact.ts";
import { type Faults, startStandIn } from "./stand-in-provider.ts";

const folder = mkdtempSync(join(tmpdir(), "reports-"));
const pact = writeSamplePact();
const endings = [folder, pact].map((one) => () => rmSync(one, { recursive: true }));
afterAll(() => {
  for (const stop of endings) stop();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await verifyCommand(args, (line) => lines.push(line), pact);
  return { code, printed: lines.join("\n") };
}

async function standIn(faults?: Faults) {
  const { url, stateUrl, stop } = await startStandIn(faults);
  endings.push(stop);
  return ["--provider-url", url, "--state-url", stateUrl];
}

/** An address where nobody listens. */
async function freeAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  server.close();
  return `http://127.0.0.1:${port}`;
}

const BROKEN = { answers: { "a sign-in with a wrong password": { success: false, errCode: "2001", errMsg: null } } };
const NOT_YET = { answers: { "the packages on sale": { success: true } } };

describe("what it was asked for", () => {
  test("--help prints every option and tries nothing", async () => {
    expect(await run("--help")).toEqual({ code: 0, printed: USAGE });
  });

  test.each([
    [
      "a misspelt option",
      ["--provider-ur", "http://x"],
      "There is no option --provider-ur; --help lists those there are.",
    ],
    ["a word too many", ["http://x"], '"http://x" belongs to no option; --help lists them.'],
    ["an option without its value", ["--junit"], "--junit needs a value; --help says which."],
    ["an option in place of a value", ["--junit", "--strict"], "--junit needs a value; --help says which."],
    ["a value where none belongs", ["--strict=yes"], "--strict takes no value."],
    ["no address", ["--provider-url", "merchant"], "--provider-url takes an address such as http://127.0.0.1:5099"],
    ["a state endpoint alone", ["--state-url", "http://x"], "--state-url needs --provider-url beside it"],
    ["a time that is none", ["--wait", "soon"], '--wait takes a number of seconds, and "soon" is none.'],
  ])("%s is one sentence, and exit code 2", async (_name, args, sentence) => {
    const { code, printed } = await run(...args);
    expect(code).toBe(2);
    expect(printed).toContain(sentence);
    expect(printed).not.toContain("\n");
  });
});

describe("what could not be tried", () => {
  test("a service that is not there is one sentence, and exit code 2", async () => {
    const nobody = await freeAddress();
    const { code, printed } = await run("--provider-url", nobody, "--wait", "0");
    expect(code).toBe(2);
    expect(printed).toBe(
      `Nothing answers at ${nobody}: fetch failed (${reason(nobody)}). Is the service running there?`,
    );
  });

  test("a report that cannot be written is known before anything is verified", async () => {
    const { code, printed } = await run(...(await standIn()), "--html", join(folder, "\0"));
    expect(code).toBe(2);
    expect(printed).toContain("cannot be written");
  });

  test("a state endpoint that is not to be trusted is an error in every report", async () => {
    const junit = join(folder, "untrusted.xml");
    const { code, printed } = await run(...(await standIn({ acceptsEveryState: true })), "--junit", junit);
    expect(code).toBe(2);
    expect(printed).toContain("accepts a situation that it cannot know");
    expect(readFileSync(junit, "utf8")).toContain('errors="1"');
  });
});

describe("what was tried", () => {
  test("a service that keeps the contract leaves 0, whatever filters Pact is given in the environment", async () => {
    vi.stubEnv("PACT_DESCRIPTION", "no such exchange");
    const json = join(folder, "new", "result.json");
    expect((await run(...(await standIn()), "--json", json)).code).toBe(0);
    const { verdict, exchanges } = JSON.parse(readFileSync(json, "utf8"));
    expect(verdict).toBe("holds");
    expect(exchanges).toHaveLength(SAMPLED.length);
  });

  test("a documented exchange that breaks leaves 1, and every report names it with its field", async () => {
    const [junit, json, html] = ["broken.xml", "broken.json", "broken.html"].map((name) => join(folder, name));
    const reports = ["--junit", junit ?? "", "--json", json ?? "", "--html", html ?? ""];
    const { code, printed } = await run(...(await standIn(BROKEN)), ...reports);
    expect(code).toBe(1);
    expect(printed).toContain("BROKEN – a sign-in with a wrong password");
    expect(readFileSync(junit ?? "", "utf8")).toMatch(/wrong password .*><failure message="\$\.errMsg/);
    expect(JSON.parse(readFileSync(json ?? "", "utf8")).verdict).toBe("broken");
    expect(readFileSync(html ?? "", "utf8")).toMatch(/<h1>.* is broken<\/h1>[\s\S]*BROKEN<pre>\$\.errMsg/);
  });

  test("a proposed exchange that does not hold is skipped in JUnit, and fails a strict verification", async () => {
    const junit = join(folder, "proposed.xml");
    const service = await standIn(NOT_YET);
    expect((await run(...service, "--junit", junit)).code).toBe(0);
    expect(readFileSync(junit, "utf8")).toMatch(/the packages on sale .*><skipped message="/);
    expect((await run(...service, "--junit", junit, "--strict")).code).toBe(1);
    expect(readFileSync(junit, "utf8")).toMatch(/the packages on sale .*><failure message="/);
  });
});

function reason(url: string): string {
  return `connect ECONNREFUSED ${new URL(url).host}`;
}
