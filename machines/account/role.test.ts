import { expect, test } from "vitest";
import { createActor } from "xstate";
import { permits } from "./permission.ts";
import { role } from "./role.ts";

test("role: switches from user to admin and from any other to user, and emits the new role (4.2)", {
  tags: ["4.2.a", "6.2.a"],
}, () => {
  const actor = createActor(role);
  const named: string[] = [];
  actor.on("roleSwitched", (event) => named.push(event.role));
  actor.start();
  for (let times = 0; times < 3; times++) actor.send({ type: "SWITCHED" });
  expect(named).toEqual(["user", "admin", "user"]);
});

test("permission: a list of roles excludes all other roles; an empty list and * exclude none (6.3)", {
  tags: ["6.3.a", "6.3.b"],
}, () => {
  expect(permits("user", ["admin"])).toBe(false);
  expect(permits("admin", ["admin", "auditor"])).toBe(true);
  expect(permits("", [])).toBe(true);
  expect(permits("", ["*"])).toBe(true);
});

test("permission: a value that is not a list is an error (6.3)", { tags: ["6.3.c"] }, () => {
  expect(() => permits("admin", "admin")).toThrow(/have to be a list/);
});
