import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { messagePoll } from "./message-poll.ts";
import type { BoxMessage } from "./messages.ts";

const A_DAY = 24 * 60 * 60_000;
const THERE = [unread(1)];

test("a message that comes while the page stands open is there by the next poll, after half a minute (2.36)", async () => {
  const { clock, load, delivered } = started();
  clock.increment(29_999);
  expect(load.asked).toHaveLength(0);
  clock.increment(1);
  await load.answers(accepted([unread(2), ...THERE]));
  expect(delivered).toEqual([accepted([unread(2), ...THERE])]);
});

test("it asks less and less often while nothing comes, and as often as at first once something did", async () => {
  const { clock, load } = started();
  const pollAfter = async (delay: number, answer = accepted(THERE)) => {
    const before = load.asked.length;
    clock.increment(delay - 1);
    expect(load.asked).toHaveLength(before);
    clock.increment(1);
    expect(load.asked).toHaveLength(before + 1);
    await load.answers(answer);
  };
  for (const delay of [30_000, 60_000, 120_000, 300_000]) await pollAfter(delay);
  await pollAfter(300_000, accepted([unread(2), ...THERE]));
  await pollAfter(30_000);
});

test("after a poll that failed, the next one waits longer (8.4)", async () => {
  const { clock, load, delivered } = started();
  clock.increment(30_000);
  await load.fails();
  clock.increment(59_999);
  expect(load.asked).toHaveLength(1);
  clock.increment(1);
  expect(load.asked).toHaveLength(2);
  expect(delivered).toEqual([]);
});

test("a hidden tab does not poll, and polls at once when it is visible again", () => {
  const { actor, clock, load } = started();
  actor.send({ type: "TAB_HIDDEN" });
  clock.increment(A_DAY);
  expect(load.asked).toHaveLength(0);
  actor.send({ type: "TAB_SHOWN" });
  expect(load.asked).toHaveLength(1);
});

test.each([
  ["does not have the call (7.17)", accepted(null)],
  ["says that the session is over (8.3)", refusal("4010")],
])("a service that %s is asked no more", async (_, answer) => {
  const { actor, clock, load, delivered } = started();
  clock.increment(30_000);
  await load.answers(answer);
  clock.increment(A_DAY);
  actor.send({ type: "TAB_HIDDEN" });
  actor.send({ type: "TAB_SHOWN" });
  expect(load.asked).toHaveLength(1);
  expect(delivered).toEqual([]);
});

function started() {
  const clock = new SimulatedClock();
  const load = deferredCall<Answer<readonly BoxMessage[] | null>>();
  const delivered: Answer<readonly BoxMessage[] | null>[] = [];
  const provided = messagePoll.provide({
    actors: { loadMessages: load.logic },
    actions: { deliver: (_, answer) => delivered.push(answer) },
  });
  const actor = createActor(provided, { clock, input: { unread: [1] } }).start();
  return { actor, clock, load, delivered };
}

function unread(id: number): BoxMessage {
  const nothing = { title: "", subTitle: "", avatar: "", content: "", time: "" };
  return { ...nothing, id, type: "message", status: 0, messageType: null };
}
