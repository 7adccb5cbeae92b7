import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { connect, createServer as createTcpServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { DECISIONS_FILE } from "#contracts/pact/decisions.ts";
import { verifyCommand } from "./command.ts";
import { listenLocally } from "./listen-locally.ts";
import { OWN_VERIFIER } from "./own-verifier.ts";
import { SAMPLED, writeSamplePact } from "./sample-pact.ts";
import { type Faults, startStubProvider } from "./stub-provider.ts";

const folder = mkdtempSync(join(tmpdir(), "reports-"));
const pact = writeSamplePact();
const surroundings = { pacts: pact, decisions: DECISIONS_FILE, verifier: OWN_VERIFIER };
afterAll(() => {
  for (const made of [folder, pact]) rmSync(made, { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await verifyCommand(args, (line) => lines.push(line), surroundings);
  return { code, printed: lines.join("\n") };
}

async function standIn(faults?: Faults) {
  const { url, stateUrl, stop } = await startStubProvider(faults);
  onTestFinished(stop);
  return ["--provider-url", url, "--state-url", stateUrl];
}

/** Starts a server until the test ends, and returns its URL. */
async function listening(server: Server): Promise<string> {
  const { url, stop } = await listenLocally(server);
  onTestFinished(stop);
  return url;
}

/** A self-signed certificate. */
function selfSigned() {
  const [key, cert] = ["key.pem", "cert.pem"].map((name) => join(folder, name));
  const words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=127.0.0.1", "-days", "1"];
  spawnSync("openssl", [...words, "-keyout", key ?? "", "-out", cert ?? ""]);
  return { key: readFileSync(key ?? ""), cert: readFileSync(cert ?? "") };
}

const BROKEN = { answers: { "a sign-in with a wrong password": { success: false, errCode: "2001", errMsg: null } } };
const NOT_YET = { answers: { "the packages on sale": { success: true } } };

describe("verifications that could not run", () => {
  test("requests.ts ends with the output of a sandbox that did not start", () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["contracts/requests.ts"], {
      env: { ...process.env, SANDBOX_BLOCK_SECONDS: "never" },
      encoding: "utf8",
    });
    expect(status).toBe(2);
    expect(stdout).toMatch(/^The sandbox ended with exit code 1\. It printed:/);
    expect(stdout).toContain("SANDBOX_BLOCK_SECONDS");
    expect(stderr).toBe("");
  });

  test("a service that is still starting is waited for, up to --wait seconds", async () => {
    const [, url = "", , stateUrl = ""] = await standIn();
    const starting = (refusals: number) => {
      let left = refusals;
      return listening(
        createTcpServer((socket) => {
          socket.on("error", () => socket.destroy());
          if (left > 0) {
            left -= 1;
            socket.destroy();
          } else {
            socket.pipe(connect(Number(new URL(url).port), "127.0.0.1")).pipe(socket);
          }
        }),
      );
    };
    const waited = await run("--provider-url", await starting(2), "--state-url", stateUrl, "--wait", "60");
    expect(waited.code).toBe(0);
    const refused = await run("--provider-url", await starting(2), "--state-url", stateUrl, "--wait", "0");
    expect(refused.code).toBe(2);
    expect(refused.printed).toMatch(/^Nothing answers at http\S+: fetch failed .*Is the service running there\?$/m);
  });

  test("a service that accepts connections and does not answer is waited for as long as --wait says", async () => {
    const silent = await listening(createTcpServer());
    const started = Date.now();
    const { code, printed } = await run("--provider-url", silent, "--wait", "2");
    expect(code).toBe(2);
    expect(printed).toContain("Nothing answers at");
    expect(Date.now() - started).toBeLessThan(20_000);
  });

  test("an untrusted certificate ends it at once with one sentence", async () => {
    const { key, cert } = selfSigned();
    const url = await listening(createSecureServer({ key, cert }, (_, response) => response.end()));
    const { code, printed } = await run("--provider-url", url.replace("http", "https"), "--wait", "60");
    expect(code).toBe(2);
    expect(printed).toMatch(
      /^The certificate of https:\S+ is not trusted: self-signed certificate.*\. Have the service listen on http/m,
    );
  });

  test.each<[string, RequestListener, string]>([
    ["is missing", (_, response) => response.writeHead(404).end(), 'answered 404 to "a signed-in merchant"'],
    [
      "answers HTML",
      (_, response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html>"),
      "accepts a situation that it cannot know",
    ],
  ])("a state endpoint that %s: one sentence", async (_name, service, sentence) => {
    const url = await listening(createServer(service));
    const { code, printed } = await run("--provider-url", url);
    expect(code).toBe(2);
    expect(printed).toMatch(/^The contract could not be tried: .+$/m);
    expect(printed).toContain(sentence);
  });

  test("a state endpoint that accepts any situation is an error in every report", async () => {
    const junit = join(folder, "untrusted.xml");
    const { code, printed } = await run(...(await standIn({ acceptsEveryState: true })), "--junit", junit);
    expect(code).toBe(2);
    expect(printed).toContain("accepts a situation that it cannot know");
    expect(readFileSync(junit, "utf8")).toContain('errors="1"');
  });

  test("a verifier that is missing is an error in every report", async () => {
    const [junit, json] = ["missing.xml", "missing.json"].map((name) => join(folder, name));
    const reports = ["--junit", junit ?? "", "--json", json ?? ""];
    expect((await run(...(await standIn()), ...reports, "--verifier", "no-such-verifier")).code).toBe(2);
    expect(readFileSync(junit ?? "", "utf8")).toContain('<error message="The verifier no-such-verifier cannot be run');
    expect(JSON.parse(readFileSync(json ?? "", "utf8")).verdict).toBe("not tried");
  });
});

describe("completed verifications", () => {
  test("exit code 0 for a service that keeps the contract, even with Pact's filters in the environment", async () => {
    vi.stubEnv("PACT_DESCRIPTION", "no such exchange");
    const json = join(folder, "new", "result.json");
    expect((await run(...(await standIn()), "--json", json)).code).toBe(0);
    const { verdict, exchanges } = JSON.parse(readFileSync(json, "utf8"));
    expect(verdict).toBe("holds");
    expect(exchanges).toHaveLength(SAMPLED.length);
  });

  test("exit code 1 for a broken documented exchange, and every report names it with its field", async () => {
    const [junit, json, html] = ["broken.xml", "broken.json", "broken.html"].map((name) => join(folder, name));
    const reports = ["--junit", junit ?? "", "--json", json ?? "", "--html", html ?? ""];
    const { code, printed } = await run(...(await standIn(BROKEN)), ...reports);
    expect(code).toBe(1);
    expect(printed).toMatch(/^✗ a sign-in with a wrong password/m);
    expect(printed).toMatch(/^The contract does not hold: 3 of 4 documented; 1 of 1 proposed\.$/m);
    expect(readFileSync(junit ?? "", "utf8")).toMatch(/wrong password .*><failure message="The message is missing/);
    expect(JSON.parse(readFileSync(json ?? "", "utf8")).verdict).toBe("broken");
    expect(readFileSync(html ?? "", "utf8")).toMatch(
      /<h1>.* is broken<\/h1>[\s\S]*BROKEN<pre>The message .*\n\$\.errMsg/,
    );
  });

  test("a redirect is named with its address, and not followed", async () => {
    const [, , , stateUrl = ""] = await standIn();
    const service = createServer((_, response) => response.writeHead(302, { Location: "/login" }).end());
    const { code, printed } = await run("--provider-url", await listening(service), "--state-url", stateUrl);
    expect(code).toBe(1);
    expect(printed).toContain("It is redirected to /login with status 302");
    expect(printed).toContain("OnRedirectToLogin");
    expect(printed).not.toMatch(/status 404|capital letters/);
  });

  test("a situation that fails once explains only the exchange for which it failed", async () => {
    const refused = { success: false, errCode: "2001", errMsg: "No." };
    const [, url = "", , stateUrl = ""] = await standIn({ answers: { "a sign-in with the right password": refused } });
    let failures = 1;
    const states = createServer(async (request, response) => {
      const body = await text(request);
      const isBusy = body.includes("a registered merchant") && failures > 0;
      if (isBusy) failures -= 1;
      const answer = await fetch(stateUrl, { method: "POST", body });
      response.writeHead(isBusy ? 500 : answer.status).end(isBusy ? "database busy" : await answer.text());
    });
    const service = ["--provider-url", url, "--state-url", await listening(states)];
    const { printed } = await run(...service, "POST /api/Login/Login");
    expect(printed.match(/database busy/g)).toHaveLength(1);
    expect(printed).toContain("It was refused, and has to be accepted");
  });

  test("the first line says what must hold, the last one what holds", async () => {
    const { printed } = await run(...(await standIn()));
    expect(printed.split("\n")).toEqual([
      expect.stringMatching(
        /^4 exchanges must hold: 2 shown by the specification, 2 with names of ours that were accepted\. 1 /,
      ),
      "The contract holds: 4 of 4 documented; 1 of 1 proposed.",
    ]);
  });

  test("one call and one exchange can be verified by their names", async () => {
    const { code, printed } = await run(...(await standIn(BROKEN)), "post /api/user/menu", "the packages on sale");
    expect(code).toBe(0);
    expect(printed).toContain("The contract holds: 1 of 1 documented; 1 of 1 proposed.");
  });

  test("a declined call is left out, and an accepted one must hold", async () => {
    const of = (subject: string) => ({ of: subject, date: "2026-11-26", reason: "We have no packages." });
    const file = join(folder, "decisions.json");
    const decide = (decisions: object) =>
      writeFileSync(file, JSON.stringify({ accepted: [], declined: [], anotherShape: [], open: [], ...decisions }));
    const service = await standIn(NOT_YET);
    const verify = async () => {
      const lines: string[] = [];
      const code = await verifyCommand(service, (line) => lines.push(line), { ...surroundings, decisions: file });
      return { code, printed: lines.join("\n") };
    };
    decide({ declined: [of("POST /api/Package/List")] });
    const declined = await verify();
    expect(declined).toMatchObject({
      code: 0,
      printed: expect.stringContaining("1 exchange was declined, and left out."),
    });
    expect(declined.printed).toContain("2 of 2 documented; 2 of 2 proposed.");
    decide({ accepted: [of("POST /api/Package/List")] });
    expect((await verify()).code).toBe(1);
    decide({ declined: [of("POST /api/Packages")] });
    const unknown = { code: 2, printed: expect.stringMatching(/names "POST \/api\/Packages", which is no call/) };
    expect(await verify()).toMatchObject(unknown);
    writeFileSync(file, "{}");
    expect(await verify()).toMatchObject({ code: 2, printed: expect.stringContaining("The decisions cannot be read") });
  });

  test("a broken proposed exchange is skipped in JUnit, and fails with --strict", async () => {
    const junit = join(folder, "proposed.xml");
    const service = await standIn(NOT_YET);
    expect((await run(...service, "--junit", junit)).code).toBe(0);
    expect(readFileSync(junit, "utf8")).toMatch(/the packages on sale .*><skipped message="/);
    expect((await run(...service, "--junit", junit, "--strict")).code).toBe(1);
    expect(readFileSync(junit, "utf8")).toMatch(/the packages on sale .*><failure message="/);
  });
});
