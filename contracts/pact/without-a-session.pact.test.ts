import { describe, expect, test } from "vitest";
import { SESSION_ENDING_CODES } from "#contracts/error-catalogue.ts";
import type { Send } from "#contracts/http.ts";
import { consumerPact, type Exchange } from "./consumer-pact.ts";
import { CONTRACTED_ROUTES } from "./contracted-routes.ts";
import { oneOf, refused } from "./matchers.ts";
import type { Route } from "./routes.ts";
import { sentRequest } from "./sent-request.ts";

const exchange = consumerPact(import.meta.url);
const given = [{ state: "a signed-in merchant" }] as const;
const routes = [...CONTRACTED_ROUTES].filter(([, { isPublic }]) => !isPublic);
const refusal = refused(oneOf(SESSION_ENDING_CODES, "4010"));

async function isRefused(exchanged: Omit<Exchange, "answer" | "request">, token: Token, { sendExample }: Route) {
  const call = (send: Send) => sendExample(send);
  const request = { ...(await sentRequest(call)), ...token };
  const answer = await exchange({ ...exchanged, request, answer: refusal }, call);
  expect(answer).toEqual({ accepted: false, errCode: "4010", errMsg: "The service says why" });
}
type Token = Pick<Exchange["request"], "signedIn" | "token">;

test.each(routes)("%s: without a token it is refused with a code that ends the session (8.3)", (path, route) => {
  const { isDocumented } = route;
  const clauses = isDocumented ? ["7.1", "8.3"] : ["7.1", "7.16", "8.3"];
  return isRefused(
    {
      ...{ description: `${path} without a token`, outcome: "notSignedIn", clauses, given },
      ...(!isDocumented && { proposed: true }),
    },
    { signedIn: false },
    route,
  );
});

describe.each(routes.filter(([, { isDocumented }]) => isDocumented))("%s", (path, route) => {
  const clauses = ["7.1", "8.3"];

  test("with a token that was never given it is refused in the same way (8.3)", () =>
    isRefused(
      { description: `${path} with a token that was never given`, outcome: "notSignedIn", clauses, given },
      { signedIn: true, token: "never-given" },
      route,
    ));

  test("with a token that has ended it is refused in the same way (8.3)", () => {
    const given = [{ state: "a merchant whose session has ended" }] as const;
    return isRefused(
      { description: `${path} with a token that has ended`, outcome: "sessionOver", clauses, given },
      { signedIn: true },
      route,
    );
  });
});
