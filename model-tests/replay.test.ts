import { expect, test } from "vitest";
import { generate, partsOf, replayProblem } from "./engine/index.ts";
import { EVERY_MODEL } from "./models/every-model.ts";

const EVERY_GENERATED = EVERY_MODEL.map((model) => generate(model));

test.each(EVERY_GENERATED)(
  "$model.machine.id: every generated path can be replayed, and undefined events are ignored",
  async (generated) => expect(await replayProblem(partsOf(generated))).toBeNull(),
);

/** Guards that have no effect when forced, with the reason. */
const NO_FAULTS: Readonly<Record<string, string>> = {
  "tabs closesSomething true":
    "The machine closes no tab then, so the guard makes no difference; the view uses it to disable the menu item.",
  "tabs isMovable true": "Moving a tab that cannot be moved leaves it in its place.",
  "messages tabHasMessages true": "Clearing an empty list changes nothing.",
  "messages hasUnread true": "Without unread messages, no call is made either way.",
};

/** Forces each named guard of each machine to true and to false; the replay must detect these faults. */
const FORCED_GUARDS = EVERY_GENERATED.flatMap((generated) =>
  Object.keys(generated.model.machine.implementations.guards).flatMap((guard) =>
    [true, false].map((forced) => ({ generated, machine: generated.model.machine.id, guard, forced })),
  ),
).filter(({ machine, guard, forced }) => !(`${machine} ${guard} ${forced}` in NO_FAULTS));

test.each(FORCED_GUARDS)("$machine: $guard always $forced is detected", async ({ generated, guard, forced }) => {
  const { model } = generated;
  const faulty = model.machine.provide({ guards: { [guard]: () => forced } });
  expect(await replayProblem(partsOf(generated), faulty)).toContain(model.machine.id);
});
