import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { connection, NOTICE_DURATION } from "./connection.ts";

test("a connection that is lost is said until it is back, and that it is back for a moment (8.4)", () => {
  const clock = new SimulatedClock();
  const actor = createActor(connection, { clock }).start();
  actor.send({ type: "WENT_OFFLINE" });
  clock.increment(NOTICE_DURATION * 10);
  expect(actor.getSnapshot().value).toBe("offline");
  actor.send({ type: "WENT_ONLINE" });
  expect(actor.getSnapshot().value).toBe("restored");
  clock.increment(NOTICE_DURATION);
  expect(actor.getSnapshot().value).toBe("online");
});
