import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, anyList, anyOf, eachOf, flag, message, position, text, word } from "#contracts/pact/matchers.ts";
import { loadMenu } from "./load-menu.call.ts";

const exchange = consumerPact(import.meta.url);
const given = [{ state: "a signed-in merchant" }] as const;
const request = { of: loadMenu, body: {}, signedIn: true } as const;

test("the server's menu is a list, which may be empty (4.7, 7.9)", { tags: ["7.9.a"] }, async () => {
  const answer = await exchange(
    {
      description: "a look at the server's menu",
      clauses: ["4.7", "7.9"],
      given,
      request,
      answer: accepted(anyList()),
    },
    (send) => loadMenu(send),
  );
  expect(answer).toEqual({ accepted: true, value: [] });
});

/** What the console reads of an entry (2.34): its name, its position, and whether it is hidden. */
function entry(name: string, path: string) {
  const meta = { title: text("Orders"), order: position(1), hideInMenu: flag(false) };
  return { name: message(name), path: word(path), meta };
}

test("a menu entry has a name, a path, a position and children (4.7, 7.9), proposed", async () => {
  const answer = await exchange(
    {
      description: "the entries of the server's menu",
      clauses: ["4.7", "7.9"],
      proposed: true,
      given,
      request,
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
