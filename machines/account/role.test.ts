import { expect, test } from "vitest";
import { createActor } from "xstate";
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
