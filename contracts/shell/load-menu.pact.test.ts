import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, anyOf, eachOf, flag, message, position, text, word } from "#contracts/pact/matchers.ts";
import { loadMenu } from "./load-menu.ts";

const exchange = consumerPact(import.meta.url);

/** What the console reads of an entry (2.34): what it is called, its place among the others, and whether it is shown. */
function entry(name: string, path: string) {
  const meta = { title: text("Orders"), order: position(1), hideInMenu: flag(false) };
  return { name: message(name), path: word(path), meta };
}

test("the server's menu is a list of names and paths, each with its place and its children (4.7, 7.9)", {
  tags: ["7.9.a"],
}, async () => {
  const answer = await exchange(
    {
      description: "a look at the server's menu",
      clauses: ["4.7", "7.9"],
      given: [{ state: "a signed-in merchant" }],
      request: { method: "POST", path: "/api/user/menu", body: {}, signedIn: true },
      answer: accepted(eachOf({ ...entry("orderList", "/order/list"), children: anyOf(entry("paid", "paid")) })),
    },
    (send) => loadMenu(send),
  );
  expect(answer).toEqual({
    accepted: true,
    value: [
      {
        ...{ name: "orderList", path: "/order/list", meta: { title: "Orders", order: 1, hideInMenu: false } },
        children: [
          { name: "paid", path: "paid", meta: { title: "Orders", order: 1, hideInMenu: false }, children: [] },
        ],
      },
    ],
  });
});
