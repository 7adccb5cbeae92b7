import { createServer, type ServerResponse } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { readInteractions } from "#contracts/pact/written-pact.ts";
import { explain, hintsFrom } from "./explain.ts";
import { listenLocally } from "./listen-locally.ts";
import { OWN_VERIFIER } from "./own-verifier.ts";
import { runVerifier } from "./run-verifier.ts";

/* The sentence and the hint for each kind of failure that Pact's verifier reports. */

const SIGN_IN = "a sign-in with the right password";
const WRONG = "a sign-in with a wrong password";
const NO_TOKEN = "POST /api/user/menu without a token";
const ORDER = "the details of a pending order";
const REFUSAL = { success: false, errCode: "1001", errMsg: "No." };

type Answer = (response: ServerResponse, right: Right) => unknown;
type Right = { success: boolean; resData: Record<string, unknown> };
const json =
  (of: (right: Right) => unknown, status = 200, contentType = "application/json"): Answer =>
  (response, right) =>
    response.writeHead(status, { "Content-Type": contentType }).end(JSON.stringify(of(right)));
const data = (fields: Record<string, unknown>) =>
  json(({ resData, ...right }) => ({ ...right, resData: { ...resData, ...fields } }));

const KINDS: [kind: string, exchange: string, answer: Answer, sentence: RegExp, hint: RegExp | null][] = [
  ["accepted", WRONG, json(() => ({ success: true })), /accepted, and has to be refused: the password is/, null],
  ["refused", SIGN_IN, json(() => REFUSAL), /refused, and has to be accepted after "a registered merchant"/, null],
  ["a code of the session's", WRONG, json(() => ({ ...REFUSAL, errCode: "4010" })), /those of 8\.3 end/, null],
  ["the normal code", WRONG, json(() => ({ ...REFUSAL, errCode: "3000" })), /3000 is no refusal/, null],
  ["a code of its own", NO_TOKEN, json(() => REFUSAL), /ends no session/, /another code than those of 8\.3/],
  ["a number", WRONG, json(() => ({ ...REFUSAL, errCode: 2001 })), /number 2001: agreed is a text/, /agreed is a text/],
  ["a number of 8.3", NO_TOKEN, json(() => ({ ...REFUSAL, errCode: 4010 })), /number 4010/, /^.*texts are numbers.*$/],
  ["no message", WRONG, json(() => ({ ...REFUSAL, errMsg: "" })), /message is missing/, null],
  ["no data", SIGN_IN, json(() => ({ success: true })), /lacks resData\./, null],
  ["a field less", ORDER, data({ amount: undefined }), /lacks resData\.amount\./, /sent as null/],
  ["an amount as a number", ORDER, data({ amount: 29.9 }), /otherwise .* at resData\.amount/, /decimal text/],
  ["an id as a number", SIGN_IN, data({ userId: 7 }), /otherwise .* at resData\.userId/, /agreed is a text/],
  ["a time without Z", ORDER, data({ createdAt: "2026-11-21 03:00" }), /resData\.createdAt/, /ending in Z/],
  ["a word with a capital", ORDER, data({ type: "New" }), /resData\.type/, /CamelCase/],
  ["names with a capital", WRONG, json(() => ({ Success: false })), /lacks .*success/, /JsonNamingPolicy/],
  ["status 400", WRONG, json(() => ({ errors: {} }), 400, "application/problem+json"), /status 400/, /InvalidModel/],
  ["status 422", WRONG, json(() => REFUSAL, 422), /status 422/, /status of 4xx/],
  ["status 401", NO_TOKEN, json(() => REFUSAL, 401), /status 401/, /OnChallenge/],
  ["status 404", SIGN_IN, json(() => ({}), 404), /status 404/, /capital letters/],
  ["status 500", SIGN_IN, json(() => ({}), 500), /status 500/, /log says why/],
  ["status 204", SIGN_IN, (response) => response.writeHead(204).end(), /status 204/, /"success": true/],
  ["a page", SIGN_IN, (response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<p>"), /./, /HTML/],
  [
    "no JSON",
    SIGN_IN,
    (response) => response.writeHead(200, { "Content-Type": "application/json" }).end("{"),
    /no JSON/,
    null,
  ],
  ["no answer", SIGN_IN, (response) => response.destroy(), /got no answer/, null],
];

const interactions = readInteractions();
function exchangeOf(description: string) {
  const [found] = interactions.filter((one) => one.description === description);
  if (!found) throw new Error(`the pact lacks "${description}"`);
  return found;
}

test("every kind of failure has a sentence, and a hint if a setting causes it", { timeout: 60_000 }, async () => {
  const server = createServer((request, response) => {
    const [, , answer] = KINDS[Number(/^\/(\d+)\//.exec(request.url ?? "")?.[1])] ?? [];
    const [, exchange = SIGN_IN] = KINDS[Number(/^\/(\d+)\//.exec(request.url ?? "")?.[1])] ?? [];
    if (!answer) return response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
    return answer(response, Object(exchangeOf(exchange).response.body.content));
  });
  const { url, stop } = await listenLocally(server);
  onTestFinished(stop);
  const asked = KINDS.map(([kind, exchange], number) => {
    const { request, ...rest } = exchangeOf(exchange);
    return { ...rest, description: kind, request: { ...request, path: `/${number}${request.path}`, generators: {} } };
  });
  const results = await runVerifier(asked, { url, stateUrl: `${url}/states`, program: OWN_VERIFIER });
  for (const [number, [kind, , , sentence, hint]] of KINDS.entries()) {
    const differences = results.get(kind) ?? [];
    const [exchange] = asked.slice(number);
    if (!exchange) throw new Error(kind);
    expect(explain(exchange, differences), kind).toMatch(sentence);
    if (hint) expect(hintsFrom(differences).join("\n"), kind).toMatch(hint);
    else expect(hintsFrom(differences), kind).toEqual([]);
  }
});

test("every reason of a refusal has its sentence", async () => {
  const isAccepted = [{ path: "$.success", text: "", actual: "true" }];
  const sentences = interactions
    .filter(({ comments }) => comments.references.specification.outcome !== "accepted")
    .map((exchange) => `${exchange.comments.references.specification.outcome}: ${explain(exchange, isAccepted)}`);
  await expect(`${[...new Set(sentences)].sort().join("\n")}\n`).toMatchFileSnapshot("printed/refusals.txt");
});
