import { expect, test, vi } from "vitest";
import { createActor } from "xstate";
import type { SessionDevice, SessionDevices } from "#contracts/account/session-device.ts";
import type { Answer } from "#contracts/envelope.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { sampleDevice } from "#machines/testing/sample-device.ts";
import { devices } from "./devices.ts";

const HERE = sampleDevice("1", { isCurrent: true });
const PHONE = sampleDevice("2");
const OFFICE = sampleDevice("3");

test("a device is signed out once that is confirmed, and those that are left are shown (8.3)", async () => {
  const { actor, endSessions, announceEnded } = await shown();
  actor.send({ type: "END_REQUESTED", id: "2" });
  expect(actor.getSnapshot().value).toBe("asking");
  expect(endSessions.asked).toEqual([]);
  actor.send({ type: "END_CONFIRMED" });
  await endSessions.answers(page(HERE, OFFICE));
  expect(endSessions.asked).toEqual([{ id: "2" }]);
  expect(idsOf(actor)).toEqual(["1", "3"]);
  expect(announceEnded).toHaveBeenCalledExactlyOnceWith({ id: "2" });
});

test("all others are signed out with one call", async () => {
  const { actor, endSessions } = await shown();
  actor.send({ type: "END_REQUESTED", id: null });
  actor.send({ type: "END_CONFIRMED" });
  await endSessions.answers(page(HERE));
  expect(endSessions.asked).toEqual([{ id: null }]);
  expect(idsOf(actor)).toEqual(["1"]);
  expect(actor.getSnapshot().can({ type: "END_REQUESTED", id: null })).toBe(false);
});

test("this device is never signed out from here, nor one that is not there", async () => {
  const { actor } = await shown();
  expect(actor.getSnapshot().can({ type: "END_REQUESTED", id: "1" })).toBe(false);
  expect(actor.getSnapshot().can({ type: "END_REQUESTED", id: "9" })).toBe(false);
});

test("a device of which the service does not say whether it is this one can be signed out, alone and with all others", async () => {
  const { actor } = await shown(sampleDevice("2", { isCurrent: null }));
  expect(actor.getSnapshot().can({ type: "END_REQUESTED", id: "2" })).toBe(true);
  expect(actor.getSnapshot().can({ type: "END_REQUESTED", id: null })).toBe(true);
});

test("leaving the question asks the service for nothing", async () => {
  const { actor, endSessions } = await shown();
  actor.send({ type: "END_REQUESTED", id: "2" });
  actor.send({ type: "DISMISSED" });
  expect(actor.getSnapshot()).toMatchObject({ value: "shown", context: { requested: null } });
  expect(endSessions.asked).toEqual([]);
});

test("a refusal is said beside the devices as they are now (8.2)", async () => {
  const { actor, listSessions, endSessions } = await shown();
  actor.send({ type: "END_REQUESTED", id: "2" });
  actor.send({ type: "END_CONFIRMED" });
  await endSessions.answers(refusal());
  expect(actor.getSnapshot().value).toBe("refreshing");
  await listSessions.answers(page(HERE, PHONE));
  expect(actor.getSnapshot()).toMatchObject({ value: "shown", context: { problem: { kind: "refused" } } });
  expect(idsOf(actor)).toEqual(["1", "2"]);
});

test("an answer that is lost is no failure when the device turns out to be signed out (8.4)", async () => {
  const { actor, listSessions, endSessions, announceEnded } = await shown();
  actor.send({ type: "END_REQUESTED", id: "2" });
  actor.send({ type: "END_CONFIRMED" });
  await endSessions.fails();
  await listSessions.answers(page(HERE, OFFICE));
  expect(actor.getSnapshot()).toMatchObject({ value: "shown", context: { problem: null, requested: null } });
  expect(announceEnded).toHaveBeenCalledExactlyOnceWith({ id: "2" });
});

test("a refusal is still said when the devices cannot be had after it, and so is a lost answer (8.2, 8.4)", async () => {
  const refused = await asked();
  await refused.endSessions.answers(refusal());
  await refused.listSessions.fails();
  expect(refused.actor.getSnapshot()).toMatchObject({ value: "shown", context: { problem: { kind: "refused" } } });
  expect(idsOf(refused.actor)).toEqual(["1", "2", "3"]);

  const lost = await asked();
  await lost.endSessions.fails();
  await lost.listSessions.answers(refusal());
  expect(lost.actor.getSnapshot()).toMatchObject({ value: "shown", context: { problem: { kind: "failed" } } });
  expect(lost.announceEnded).not.toHaveBeenCalled();
});

test("a service that does not have the call is not asked again by itself", async () => {
  const { actor, listSessions } = started();
  const failure = {
    kind: "notOffered",
    call: "",
    status: 404,
    time: "",
    field: "",
    expected: "",
    requestId: "",
  } as const;
  await listSessions.answers({ accepted: false, errCode: "", errMsg: "", notOffered: failure });
  expect(actor.getSnapshot()).toMatchObject({ value: "unavailable", context: { problem: { kind: "notOffered" } } });
  expect(listSessions.asked).toHaveLength(1);
});

function started() {
  const listSessions = deferredCall<Answer<SessionDevices>, unknown>();
  const endSessions = deferredCall<Answer<SessionDevices>, { id: string | null }>();
  const announceEnded = vi.fn<(ending: { id: string | null } | null) => void>();
  const actor = createActor(
    devices.provide({
      actors: { listSessions: listSessions.logic, endSessions: endSessions.logic },
      actions: { announceEnded: (_, ending) => announceEnded(ending) },
    }),
  ).start();
  return { actor, listSessions, endSessions, announceEnded };
}

async function shown(...others: SessionDevice[]) {
  const all = started();
  await all.listSessions.answers(page(HERE, ...(others.length > 0 ? others : [PHONE, OFFICE])));
  return all;
}

async function asked() {
  const all = await shown();
  all.actor.send({ type: "END_REQUESTED", id: "2" });
  all.actor.send({ type: "END_CONFIRMED" });
  return all;
}

function page(...items: SessionDevice[]): Answer<SessionDevices> {
  return accepted({ items, unreadable: [], total: items.length });
}

function idsOf(actor: ReturnType<typeof started>["actor"]) {
  return actor.getSnapshot().context.items.map(({ id }) => id);
}
