import { createActor } from "xstate";
import { type ConnectionActor, connection } from "#machines/shell/connection.ts";

/** Follows what the browser says about its connection; it errs only towards there being one. */
export function watchConnection(): ConnectionActor {
  const actor = createActor(connection).start();
  addEventListener("offline", () => actor.send({ type: "WENT_OFFLINE" }));
  addEventListener("online", () => actor.send({ type: "WENT_ONLINE" }));
  if (!navigator.onLine) actor.send({ type: "WENT_OFFLINE" });
  return actor;
}
