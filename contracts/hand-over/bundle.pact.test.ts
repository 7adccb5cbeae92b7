import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { PACTS_FOLDER, readInteractions } from "#contracts/pact/written-pact.ts";
import { writeSamplePact } from "#contracts/verification/sample-pact.ts";
import { type Faults, startStubProvider } from "#contracts/verification/stub-provider.ts";
import { type Bundle, writeBundle } from "./bundle.ts";

const VERIFIER = fileURLToPath(new URL("../../node_modules/.bin/pact-verifier", import.meta.url));
const work = mkdtempSync(join(tmpdir(), "bundle-"));
const sample = writeSamplePact();
/** `npm run sweeps` verifies the whole pact; `npm test` a few exchanges. */
const IS_WHOLE = process.env.SWEEPS === "whole";
let bundle: Bundle;
beforeAll(async () => {
  bundle = await writeBundle(work);
}, 60_000);
afterAll(() => {
  for (const folder of [work, sample]) rmSync(folder, { recursive: true });
});

const read = (name: string) => readFileSync(join(bundle.folder, name), "utf8");

describe("in a folder with only the bundle and the standalone verifier", () => {
  async function verify(
    faults: Faults,
    pact = sample,
    path = "",
    settings: Record<string, string> = {},
    words: readonly string[] = [],
  ) {
    const folder = mkdtempSync(join(work, "elsewhere-"));
    cpSync(bundle.folder, folder, { recursive: true });
    cpSync(pact, join(folder, "pact"), { recursive: true });
    const service = await startStubProvider({ ...faults, below: path });
    const { PATH = "" } = process.env;
    const env = { PATH, PROVIDER_URL: service.url, STATE_URL: service.stateUrl, PACT_VERIFIER: VERIFIER, ...settings };
    const run = spawn("sh", ["verify.sh", ...words], { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
    const [printed, [code]] = await Promise.all([text(run.stdout), once(run, "close")]);
    service.stop();
    const results = readdirSync(folder).includes("results")
      ? readFileSync(join(folder, "results/junit.xml"), "utf8")
      : "";
    return { code, printed: printed.trimEnd(), results };
  }

  test("a service that keeps the contract passes, and each exchange is in the result", async () => {
    const { code, results } = await verify({}, IS_WHOLE ? PACTS_FOLDER : sample);
    expect(code).toBe(0);
    const exchanges = readInteractions(IS_WHOLE ? PACTS_FOLDER : sample);
    expect(results.match(/<testcase /g)).toHaveLength(exchanges.length);
    expect(results).not.toContain("<failure");
  });

  test("a service that breaks it fails, and the result names the field", async () => {
    const broken = { success: false, errCode: "2001", errMsg: null };
    const { code, printed, results } = await verify({ answers: { "a sign-in with a wrong password": broken } });
    expect(code).toBe(1);
    expect(results).toContain("$.errMsg");
    expect(printed).not.toContain("agreed is");
    expect(printed.split("\n").at(-1)).toBe("The contract does not hold: 3 of 4 documented; 1 of 1 proposed.");
  });

  test("a situation that does not answer its values is reported, even if the exchange would pass", async () => {
    const { code, printed } = await verify({ silentStates: ["a signed-in merchant"] });
    expect(code).toBe(1);
    expect(printed).toContain('The situation "a signed-in merchant" could not be set up');
  });

  test("one exchange can be verified by its name", async () => {
    const { code, printed, results } = await verify({}, sample, "", {}, ["a sign-in with a wrong password"]);
    expect(code).toBe(0);
    expect(printed).toContain("The contract holds: 1 of 1 documented");
    expect(results.match(/<testcase /g)).toHaveLength(1);
  });

  test.each([
    ["names with a capital letter", { Success: false, ErrCode: "2001", ErrMsg: "No" }, "JsonNamingPolicy.CamelCase"],
    ["problem details", { title: "Invalid", status: 400, errors: {} }, "InvalidModelStateResponseFactory"],
  ])("the hint about %s is printed once, below the exchanges", async (_name, answer, sentence) => {
    const { code, printed } = await verify({ answers: { "a sign-in with a wrong password": answer } });
    expect(code).toBe(1);
    const [said, end] = printed.split("\n").slice(-2);
    expect(said).toContain(sentence);
    expect(end).toContain("The contract does not hold: ");
  });

  test("a service below a path is verified there", async () => {
    const { code } = await verify({}, sample, "/merchant");
    expect(code).toBe(0);
  });

  test("STATE_URL counts for a service that is named by --provider-url too", async () => {
    const { url, stop } = await startStubProvider();
    const settings = { PROVIDER_URL: "", STATE_URL: "http://127.0.0.1:9/states" };
    const { code, printed } = await verify({}, sample, "", settings, ["--provider-url", url]);
    stop();
    expect(code).toBe(2);
    expect(printed).toContain("the state endpoint http://127.0.0.1:9/states does not answer");
  });

  test.each<[string, Faults, Record<string, string>, string]>([
    [
      "a state endpoint that accepts any name",
      { acceptsEveryState: true },
      {},
      "accepts a situation that it cannot know",
    ],
    [
      "a state endpoint without the first situation",
      { unknownStates: ["a signed-in merchant"] },
      {},
      'answered 404 to "a signed-in merchant"',
    ],
    ["a dead service", {}, { PROVIDER_URL: "http://127.0.0.1:9" }, "Nothing answers at http://127.0.0.1:9"],
    [
      "an address without a scheme",
      {},
      { PROVIDER_URL: "127.0.0.1:5099" },
      "takes an address such as http://127.0.0.1:5099",
    ],
    ["no address", {}, { PROVIDER_URL: "" }, "PROVIDER_URL is not set"],
    ["no verifier", {}, { PACT_VERIFIER: "no-such-verifier" }, "The verifier no-such-verifier cannot be run"],
  ])("%s: one sentence, and exit code 2", async (_name, faults, settings, sentence) => {
    const { code, printed } = await verify(faults, sample, "", settings, ["--wait", "0"]);
    expect(code).toBe(2);
    expect(printed.split("\n").at(-1)).toContain(sentence);
  });
});

test("the bundle's compare.mjs compares two bundles", () => {
  const compare = (...args: string[]) =>
    spawnSync(process.execPath, [join(bundle.folder, "compare.mjs"), ...args], { encoding: "utf8" });
  const published = fileURLToPath(new URL("../published/", import.meta.url));
  expect(compare("--base", bundle.folder).stdout).toContain("Nothing differs.");
  expect(compare(published, bundle.folder)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("## The contract"),
  });
  expect(compare()).toMatchObject({ status: 2, stdout: expect.stringContaining("--base is not set") });
});

test("the changelog names the bundle's version", () => {
  expect(read("CHANGELOG.md")).toContain(`\n## ${bundle.folder.split("-").at(-1)}\n`);
});

test("every link of a page to a file leads to one of the bundle", () => {
  const pages = readdirSync(bundle.folder).filter((name) => name.endsWith(".md"));
  const links = pages.flatMap((page) => [...read(page).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to = ""]) => to));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((to) => !existsSync(join(bundle.folder, to)))).toEqual([]);
});

test("the build servers' last step prints the log of a service that has crashed", () => {
  const steps = [
    ...parse(read("ci/github-actions.yml")).jobs.verify.steps,
    ...parse(read("ci/azure-pipelines.yml")).steps,
  ];
  const stops = steps.map(({ run, script = run }) => String(script)).filter((script) => script.startsWith("kill"));
  expect(stops).toHaveLength(2);
  for (const stop of stops) {
    const crashed = `(exit) & echo $! > service.pid; wait; echo out of memory > service.log; ${stop}`;
    const { status, stdout } = spawnSync("bash", ["-e", "-c", crashed], { cwd: work, encoding: "utf8" });
    expect({ status, stdout }).toEqual({ status: 0, stdout: "out of memory\n" });
  }
});

test("every file has a checksum, and the archive has the same files", () => {
  const isNamed = (folder: string, line: string) => {
    const [sum, name = ""] = line.split("  ");
    return (
      createHash("sha256")
        .update(readFileSync(join(folder, name)))
        .digest("hex") === sum
    );
  };
  const sums = read("SHA256SUMS").trimEnd().split("\n");
  expect(sums.filter((line) => !isNamed(bundle.folder, line))).toEqual([]);
  expect(isNamed(work, readFileSync(`${bundle.archive}.sha256`, "utf8").trimEnd())).toBe(true);
  const packed = spawnSync("tar", ["-tzf", bundle.archive], { encoding: "utf8" }).stdout.split("\n");
  expect(packed.filter((name) => name !== "" && !name.endsWith("/"))).toHaveLength(sums.length + 1);
});

test("each situation has a JSON Schema of its params, which the example and every exchange fit, and wrong params do not", () => {
  const { states } = JSON.parse(read("states.json"));
  expect(states.length).toBeGreaterThan(20);
  const asked = readInteractions().flatMap(({ providerStates }) => providerStates);
  const ajv = new Ajv2020({ strict: false, formats: { email: true } });
  for (const { name, params, example } of states) {
    const fits = ajv.compile(params);
    for (const state of asked.filter((one) => one.name === name)) expect(fits(state.params), name).toBe(true);
    expect(fits(example.params), name).toBe(true);
    expect(Object.keys(example.params)).toEqual(Object.keys(params.properties));
    expect(fits({ emial: "merchant@example.com" }), name).toBe(false);
    for (const param of Object.keys(params.properties)) expect(fits({ [param]: [] }), `${name}: ${param}`).toBe(false);
  }
});

test("files that are not run here are valid: YAML, JSON, and existing paths", () => {
  const workflow = parse(read("ci/github-actions.yml"));
  expect(workflow.jobs.verify.steps.map((step: { run?: string }) => step.run)).toContainEqual(
    expect.stringContaining("./contract/verify.sh"),
  );
  expect(parse(read("ci/azure-pipelines.yml")).steps).toContainEqual(
    expect.objectContaining({ script: expect.stringContaining("./contract/verify.sh") }),
  );
  expect(parse(read("compose.yaml")).services.contract.command.join(" ")).toContain("./verify.sh");
  expect(read("dotnet/MerchantService.Contract.csproj")).toContain('Include="../pact/*.json"');
  expect(read("dotnet/ContractTests.cs")).toContain("merchant-console-merchant-service.json");
  expect(JSON.parse(read("errors.json")).errors.length).toBeGreaterThan(20);
});
