import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { MatchersV3, PactV4 } from "@pact-foundation/pact";
import { afterAll, expect } from "vitest";
import type { Definition, RefusalName } from "#contracts/define-call.ts";
import { createSend, type Send } from "#contracts/http.ts";
import type { ProviderState } from "#contracts/provider-states.ts";
import { finishPact } from "./finish-pact.ts";
import { CONSUMER, type ExchangeStatus, PACT_FILE_NAME, PROVIDER, readInteractions } from "./written-pact.ts";

process.env.PACT_DO_NOT_TRACK = "true";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const LANGUAGE = "en-US";
const EXAMPLE_TOKEN = "example-token";

/**
 * The outcome of an exchange: the call is accepted, or refused for one of the catalogue's reasons (8.14), because the
 * session has ended (8.3), because the record is another merchant's, or because a code or proof was used or is for
 * another purpose. `refused` if the reason makes no difference.
 */
export type Outcome = "accepted" | "refused" | "sessionOver" | RefusalName;

/** One exchange of the contract: the situation, the request, and what the console relies on in the answer. */
export type Exchange = {
  /** Unique in the pact; Pact prints it as "a request for …". */
  description: string;
  /** The clauses that it implements. */
  clauses: readonly string[];
  /**
   * A call or an answer that the specification does not show (7.16): it fails no build until the service's team accepts
   * it.
   */
  proposed?: true;
  /** By default `accepted` or `refused`, as the answer says. */
  outcome?: Outcome;
  given: readonly { state: ProviderState; params?: Record<string, string | number> }[];
  request: {
    /** The call. */
    of: Pick<Definition, "method" | "path">;
    query?: Record<string, string | MatchersV3.Matcher<string>>;
    body?: unknown;
    /** Whether it carries a token: `token`, or by default the one that the provider state answers. */
    signedIn: boolean;
    token?: string;
    /** The header `Language`; en-US by default. */
    language?: string;
  };
  /** The body of the answer, from `accepted` or `refused`; the status is 200 for both. */
  answer: unknown;
};

/**
 * Opens the pact between the console and the service for one test file. After its last test, its exchanges must equal
 * those of the committed pact; `npm run contracts` sets `PACT_DIR` and has them written there instead.
 * @param testFile the test's `import.meta.url`, named in the pact beside each of its exchanges.
 * @returns plays an exchange: `call` must send exactly its request; resolves to the result of `call`.
 */
export function consumerPact(testFile: string) {
  const testName = relative(ROOT, fileURLToPath(testFile));
  const folder = process.env.PACT_DIR ?? mkdtempSync(join(tmpdir(), "pact-"));
  const pact = new PactV4({ consumer: CONSUMER, provider: PROVIDER, dir: folder, logLevel: "error" });
  if (!process.env.PACT_DIR) afterAll(() => expectCommitted(testName, folder));

  return async <Result>(exchange: Exchange, call: (send: Send) => Promise<Result>): Promise<Result> => {
    const { of, query, body, signedIn, token, language = LANGUAGE } = exchange.request;
    const outcome: { result?: Result } = {};
    await describeInteraction(pact, exchange, testName)
      .withRequest(of.method, of.path, (request) => {
        request.headers({
          "Content-Type": "application/json",
          Language: language,
          ...(signedIn && authorization(token)),
        });
        if (query) request.query(query);
        if (body !== undefined) request.jsonBody(body);
      })
      .willRespondWith(200, (response) => {
        response.headers({ "Content-Type": MatchersV3.regex("^(?i)application/json\\s*(;.*)?$", "application/json") });
        response.jsonBody(exchange.answer);
      })
      .executeTest(async ({ url }) => {
        const sentToken = () => (signedIn ? (token ?? EXAMPLE_TOKEN) : null);
        outcome.result = await call(createSend({ baseUrl: url, language: () => language, token: sentToken }));
      });
    if (!("result" in outcome)) throw new Error("the exchange was not played");
    return outcome.result;
  };
}

function describeInteraction(pact: PactV4, exchange: Exchange, testName: string) {
  const described = pact
    .addInteraction()
    .uponReceiving(exchange.description)
    .testName(testName)
    // Pact converts a reference that looks like a number (7.10 to 7.1); the word before it keeps it a text.
    .reference("specification", "clauses", `clause ${exchange.clauses.join(", ")}`)
    .reference("specification", "status", statusOf(exchange))
    .reference("specification", "outcome", exchange.outcome ?? outcomeOf(exchange.answer));
  return exchange.given.reduce((interaction, { state, params }) => interaction.given(state, params), described);
}

/** The header of a signed-in merchant (7.1); the provider replaces the example with its own token. */
function authorization(token?: string) {
  if (token !== undefined) return { Authorization: `Bearer ${token}` };
  return { Authorization: MatchersV3.fromProviderState(`Bearer $\{token}`, `Bearer ${EXAMPLE_TOKEN}`) };
}

/** The specification shows these literally, for requests without field names in their bodies. */
const SHOWN_OUTCOMES: readonly Outcome[] = ["accepted", "notSignedIn", "sessionOver"];

function statusOf({ proposed, request, answer, outcome = outcomeOf(answer) }: Exchange): ExchangeStatus {
  if (proposed) return "proposed";
  const hasNames = outcome === "accepted" && Object.keys(Object(request.body)).length > 0;
  return SHOWN_OUTCOMES.includes(outcome) && !hasNames ? "shown" : "named";
}

function outcomeOf(answer: unknown): Outcome {
  return Reflect.get(Object(answer), "success") === true ? "accepted" : "refused";
}

function expectCommitted(testName: string, folder: string) {
  const file = join(folder, PACT_FILE_NAME);
  writeFileSync(file, finishPact(readFileSync(file, "utf8")));
  const written = readInteractions(folder);
  rmSync(folder, { recursive: true });
  const committed = readInteractions().filter(({ comments }) => comments.testname === testName);
  expect(committed, "the committed pact is out of date: run `npm run contracts`").toEqual(written);
}
