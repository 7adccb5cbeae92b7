import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { connection, SAID_FOR } from "./connection.ts";

test("a connection that is lost is said until it is back, and that it is back for a moment (8.4)", () => {
  const clock = new SimulatedClock();
  const actor = createActor(connection, { clock }).start();
  actor.send({ type: "LOST" });
  clock.increment(SAID_FOR * 10);
  expect(actor.getSnapshot().value).toBe("offline");
  actor.send({ type: "BACK" });
  expect(actor.getSnapshot().value).toBe("restored");
  clock.increment(SAID_FOR);
  expect(actor.getSnapshot().value).toBe("online");
});
