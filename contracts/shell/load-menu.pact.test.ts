import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, eachOf, word } from "#contracts/pact/matchers.ts";
import { loadMenu } from "./load-menu.ts";

const exchange = consumerPact(import.meta.url);

test("the server's menu is a list of names and paths (4.7, 7.9)", async () => {
  const answer = await exchange(
    {
      description: "a look at the server's menu",
      clauses: ["4.7", "7.9"],
      given: [{ state: "a signed-in merchant" }],
      request: { method: "POST", path: "/api/user/menu", body: {}, signedIn: true },
      answer: accepted(eachOf({ name: word("orderList"), path: word("/order/list") })),
    },
    (send) => loadMenu(send),
  );
  expect(answer).toEqual({
    accepted: true,
    value: [{ name: "orderList", path: "/order/list", meta: null, children: [] }],
  });
});
