import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { CHECK_DELAYS, release } from "./release.ts";

const [FIRST, SECOND, LATER] = CHECK_DELAYS;

test("it checks for another release at growing intervals, and when the page is seen again", async () => {
  const { actor, published, clock } = start();
  for (const pause of [FIRST, SECOND, LATER, LATER]) {
    clock.increment(pause - 1);
    const checks = published.asked.length;
    clock.increment(1);
    expect(published.asked).toHaveLength(checks + 1);
    await published.answers("one");
  }
  actor.send({ type: "TAB_SHOWN" });
  expect(published.asked).toHaveLength(5);
  await published.fails();
  expect(actor.getSnapshot().value).toBe("idle");
});

test("a new release is offered once, and taking it with unsaved input needs a confirmation", async () => {
  const { actor, published, reloads } = start();
  actor.send({ type: "TAB_SHOWN" });
  await published.answers("two");
  expect(actor.getSnapshot().value).toBe("offered");
  actor.send({ type: "DISMISSED" });
  actor.send({ type: "TAB_SHOWN" });
  await published.answers("two");
  expect(actor.getSnapshot().value).toBe("idle");

  actor.send({ type: "TAB_SHOWN" });
  await published.answers("three");
  actor.send({ type: "RELOAD_REQUESTED", unsavedInput: true });
  expect(actor.getSnapshot().value).toBe("confirming");
  expect(reloads).toEqual([]);
  actor.send({ type: "RELOAD_CONFIRMED" });
  expect(reloads).toEqual(["reload"]);
});

test("a page whose part is gone loads again by itself when there is another release (8.4)", async () => {
  const { actor, published, reloads } = start();
  actor.send({ type: "PART_MISSING", unsavedInput: false });
  await published.answers("two");
  expect(reloads).toEqual(["remember two", "reload"]);
});

test("a page that cannot remember that it loaded itself again stays, and offers the newer release (8.4)", async () => {
  const { actor, published, reloads } = start();
  actor.send({ type: "PART_MISSING", unsavedInput: false });
  await published.answers("two");
  actor.send({ type: "PAGE_STAYED" });
  expect(actor.getSnapshot()).toMatchObject({ value: "offered", context: { published: "two" } });
  actor.send({ type: "RELOAD_REQUESTED", unsavedInput: false });
  expect(reloads).toEqual(["remember two", "reload", "reload"]);
});

test.each([
  ["something was typed", { unsavedInput: true, answer: "two", reloadedFor: "" }],
  ["there is no other release", { unsavedInput: false, answer: "one", reloadedFor: "" }],
  ["it did so for this release already", { unsavedInput: false, answer: "two", reloadedFor: "two" }],
])("a page whose part is gone stays as it is when %s (8.4)", async (_, { unsavedInput, answer, reloadedFor }) => {
  const { actor, published, reloads } = start(reloadedFor);
  actor.send({ type: "PART_MISSING", unsavedInput });
  if (published.asked.length > 0) await published.answers(answer);
  expect(actor.getSnapshot().value).toBe("idle");
  expect(reloads).toEqual([]);
});

function start(reloadedFor = "") {
  const published = deferredCall<string>();
  const clock = new SimulatedClock();
  const reloads: string[] = [];
  const actor = createActor(
    release.provide({
      actors: { loadPublished: published.logic },
      actions: {
        rememberReload: (_, id) => reloads.push(`remember ${id}`),
        reloadPage: () => reloads.push("reload"),
      },
    }),
    { input: { running: "one", reloadedFor }, clock },
  ).start();
  return { actor, published, clock, reloads };
}
