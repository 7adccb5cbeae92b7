import { rmSync } from "node:fs";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { DECISIONS_FILE } from "#contracts/pact/decisions.ts";
import { verifyCommand } from "./command.ts";
import { OWN_VERIFIER } from "./own-verifier.ts";
import { writeSamplePact } from "./sample-pact.ts";
import { type Faults, startStubProvider } from "./stub-provider.ts";

/** Approved output of `npm run contracts:verify`, in `printed/`: `npm test -- --update verification/printed`. */
const pact = writeSamplePact();
const surroundings = { pacts: pact, decisions: DECISIONS_FILE, verifier: OWN_VERIFIER };
afterAll(() => rmSync(pact, { recursive: true }));

async function standIn(faults: Faults = {}) {
  const { stop, ...provider } = await startStubProvider(faults);
  onTestFinished(stop);
  return provider;
}

async function printed(words: readonly string[], provider?: { url: string; stateUrl: string }): Promise<string> {
  const where = provider ? ["--provider-url", provider.url, "--state-url", provider.stateUrl] : [];
  const lines: string[] = [];
  const code = await verifyCommand([...where, ...words], (line) => lines.push(line), surroundings);
  return [...lines, `exit code ${code}`, ""]
    .join("\n")
    .replaceAll(/127\.0\.0\.1:\d+/g, "127.0.0.1:PORT")
    .replaceAll(import.meta.dirname, "FOLDER");
}

const BROKEN = { "a sign-in with a wrong password": { success: false, errCode: "2001", errMsg: null } };
const NOT_YET = { "the packages on sale": { success: true } };

test.each<[title: string, file: string, faults: Faults, words: string[]]>([
  ["that keeps the contract", "holds", {}, []],
  ["that breaks a documented exchange", "broken", { answers: BROKEN }, []],
  ["that breaks a proposed exchange", "proposed", { answers: NOT_YET }, []],
  ["that breaks a proposed exchange, with --strict", "strict", { answers: NOT_YET }, ["--strict"]],
  ["of which one exchange is verified", "one-exchange", {}, ["a sign-in with a wrong password"]],
  ["without a situation", "no-situation", { unknownStates: ["a registered merchant"] }, []],
  ["without a value of a situation", "no-situation-value", { silentStates: ["a signed-in merchant"] }, []],
  ["that sets up any situation", "any-situation", { acceptsEveryState: true }, []],
])("a service %s", async (_title, file, faults, words) => {
  await expect(await printed(words, await standIn(faults))).toMatchFileSnapshot(`printed/${file}.txt`);
});

test("a service or a state endpoint that does not answer", async () => {
  const { stop, ...gone } = await startStubProvider();
  stop();
  await expect(await printed(["--wait", "0"], gone)).toMatchFileSnapshot("printed/no-service.txt");
  const stateless = { ...(await standIn()), stateUrl: gone.stateUrl };
  await expect(await printed([], stateless)).toMatchFileSnapshot("printed/no-state-endpoint.txt");
});

test.each([
  ["--help", "help", ["--help"]],
  ["a misspelt option", "misspelt-option", ["--provider-ur", "http://x"]],
  ["an option without its value", "no-value", ["--junit"]],
  ["an option in place of a value", "option-as-value", ["--junit", "--strict"]],
  ["an option with a superfluous value", "value-too-many", ["--strict=yes"]],
  ["an unknown exchange", "word-too-many", ["http://x"]],
  ["no address", "no-address", ["--provider-url", "merchant"]],
  ["an address with a query", "address-with-query", ["--provider-url", "http://x?y=1"]],
  ["no number", "no-number", ["--wait", "soon"]],
  ["a state endpoint alone", "state-url-alone", ["--state-url", "http://x"]],
  ["a report that cannot be written", "unwritable-report", ["--html", `${import.meta.filename}/report.html`]],
])("%s", async (_title, file, words) => {
  await expect(await printed(words)).toMatchFileSnapshot(`printed/${file}.txt`);
});
