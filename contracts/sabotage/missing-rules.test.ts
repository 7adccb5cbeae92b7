import { expect, test } from "vitest";
import { readInteractions, type WrittenInteraction } from "#contracts/pact/written-pact.ts";
import { MISSING_RULES, type MissingRule } from "./missing-rules.ts";
import type { RelayContext, RelayedRequest, StateChange } from "./relay.ts";

/* `npm run sweeps` verifies a service without each rule; here each must at least change what the service receives. */

test("names are different", () => {
  const names = MISSING_RULES.map(({ fault }) => fault);
  expect(new Set(names).size).toBe(names.length);
});

test.each(MISSING_RULES)("$fault: another request or provider state arrives", async (rule) => {
  const changes = await Promise.all(readInteractions().filter(rule.concerns).map(changesOf(rule)));
  expect(changes.flat()).not.toEqual([]);
});

/** What a rule's absence changes in an exchange. */
function changesOf({ state, request }: MissingRule) {
  return async (exchange: WrittenInteraction): Promise<unknown[]> => {
    const received: unknown[] = [];
    const usual: unknown[] = [];
    const behind: RelayContext = {
      known: Object.assign({}, KNOWN, ...exchange.providerStates.map(({ params }) => params)),
      set: async (name, params = {}) => {
        received.push(["state", name, params]);
        return OTHERS;
      },
      send: async (sent) => {
        received.push(["request", sent]);
        return { status: 200, contentType: "application/json", body: "{}" };
      },
    };
    for (const { name, params } of exchange.providerStates) {
      const change: StateChange = { state: name, params, action: "setup" };
      usual.push(["state", name, params]);
      const wanted = state ? await state(change, behind) : change;
      if ("action" in wanted) received.push(["state", wanted["state"], wanted["params"]]);
    }
    const sent = requestOf(exchange);
    usual.push(["request", sent]);
    received.push(["request", request ? await request(sent, behind) : sent]);
    const known = new Set(usual.map((one) => JSON.stringify(one)));
    return received.filter((one) => !known.has(JSON.stringify(one)));
  };
}

/** The answers of the exchange's own states, and of any other. */
const KNOWN = answersNamed("own");
const OTHERS = answersNamed("other");

function answersNamed(name: string) {
  const fields = "token code email password newPassword proof packageId applicationCode orderCode callbackCode";
  return Object.fromEntries(fields.split(" ").map((field) => [field, `${name} ${field}`]));
}

function requestOf({ request: { method, path, query, headers, body } }: WrittenInteraction): RelayedRequest {
  return {
    ...{ method, path, language: String(headers["Language"]) },
    query: Object.fromEntries(Object.entries(query).map(([name, values]) => [name, String(values)])),
    token: headers["Authorization"] ? "own token" : null,
    body: body && { ...Object(body.content) },
  };
}
