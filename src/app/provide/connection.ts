import { createActor } from "xstate";
import { type ConnectionActor, connection } from "#machines/shell/connection.ts";

/** Follows what the browser says about its connection; it errs only towards there being one. */
export function watchConnection(): ConnectionActor {
  const actor = createActor(connection).start();
  addEventListener("offline", () => actor.send({ type: "LOST" }));
  addEventListener("online", () => actor.send({ type: "BACK" }));
  if (!navigator.onLine) actor.send({ type: "LOST" });
  return actor;
}
