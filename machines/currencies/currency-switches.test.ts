import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { MyCurrencies } from "#contracts/currencies/list-my-currencies.ts";
import type { CurrencySwitch } from "#contracts/currencies/switch-currency.ts";
import type { Answer } from "#contracts/envelope.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { sampleCurrency } from "#machines/testing/sample-currency.ts";
import { enabledCount, hasRoom } from "./currency-limit.ts";
import { currencySwitches } from "./currency-switches.ts";

const ON = { type: "SWITCHED", id: "tron", enabled: true } as const;
const OFF = { type: "SWITCHED", id: "tron", enabled: false } as const;

test("the merchant's currencies are shown with what the package allows (2.31, 3.6)", async () => {
  const { state, on, context } = await ready(mine([], 6));
  expect(state()).toBe("ready");
  expect(on()).toEqual([]);
  expect(context().limit).toBe(6);
});

test("a currency is switched on, and off again (2.31)", async () => {
  const { actor, change, on } = await ready(mine([]));
  actor.send(ON);
  await change.answers(accepted(mine(["tron"])));
  expect(on()).toEqual(["tron"]);
  actor.send(OFF);
  await change.answers(accepted(mine([])));
  expect(on()).toEqual([]);
  expect(change.asked).toEqual([
    { id: "tron", enabled: true },
    { id: "tron", enabled: false },
  ]);
});

test("until the service has answered, nothing else is switched, and nothing twice (2.31)", async () => {
  const { actor, change, state, on } = await ready(mine([]));
  actor.send(ON);
  actor.send(ON);
  actor.send({ ...ON, id: "eth" });
  actor.send({ type: "REFRESHED" });
  expect(state()).toBe("switching");
  expect(change.asked).toHaveLength(1);
  expect(on()).toEqual([]);
});

test("what is so already, suspended, unknown, or beyond the limit is not asked for (3.6, 3.10)", async () => {
  const { actor, change } = await ready(mine(["eth"], 1));
  actor.send({ ...ON, id: "eth" });
  actor.send(OFF);
  actor.send({ ...ON, id: "gone" });
  actor.send(ON);
  const unlimited = await ready(mine(["eth"], null));
  unlimited.actor.send({ ...ON, id: "suspended" });
  expect([...change.asked, ...unlimited.change.asked]).toEqual([]);

  unlimited.actor.send(ON);
  expect(unlimited.change.asked).toEqual([{ id: "tron", enabled: true }]);
});

test("what is suspended, or on beyond the limit, can still be switched off (3.6, 3.10)", async () => {
  const { actor, change } = await ready(mine(["eth", "suspended"], 1));
  actor.send({ ...OFF, id: "suspended" });
  expect(change.asked).toEqual([{ id: "suspended", enabled: false }]);
});

test("a refused switch goes back and says why, once the currencies were looked at again (3.6, 8.2)", async () => {
  const { actor, load, change, state, context, on } = await ready(mine([], 1));
  actor.send(ON);
  await change.answers(refusal("2501"));
  expect(state()).toBe("refreshing");
  await load.answers(accepted(mine(["eth"], 1)));

  expect(state()).toBe("ready");
  expect(on()).toEqual(["eth"]);
  expect(context()).toMatchObject({ requested: { id: "tron" }, problem: { kind: "refused", errCode: "2501" } });
});

test("a switch whose answer was lost is as the service says when asked again (8.4)", async () => {
  const { actor, load, change, context, on } = await ready(mine([]));
  actor.send(ON);
  await change.fails();
  expect(context().problem).toEqual({ kind: "failed" });
  await load.answers(accepted(mine(["tron"])));
  expect(on()).toEqual(["tron"]);
  expect(context()).toMatchObject({ requested: null, problem: null });

  actor.send(OFF);
  await change.fails();
  await load.answers(accepted(mine(["tron"])));
  expect(on()).toEqual(["tron"]);
  expect(context()).toMatchObject({ requested: { id: "tron", enabled: false }, problem: { kind: "failed" } });
});

test("when looking again fails too, the switch is back where it was, and the first reason stays (8.2, 8.4)", async () => {
  const { actor, load, change, state, context, on } = await ready(mine([]));
  actor.send(ON);
  await change.answers(refusal("5000"));
  await load.fails();
  expect(state()).toBe("ready");
  expect(on()).toEqual([]);
  expect(context().problem).toMatchObject({ errCode: "5000" });

  actor.send(ON);
  expect(context().problem).toBeNull();
  await change.fails();
  await load.answers(refusal("5000"));
  expect(context().problem).toEqual({ kind: "failed" });
});

test("looking again brings what another tab has switched, and keeps what is shown when it fails (2.31, 8.4)", async () => {
  const { actor, load, state, context, on } = await ready(mine([]));
  actor.send({ type: "REFRESHED" });
  await load.answers(accepted(mine(["eth"])));
  expect(on()).toEqual(["eth"]);

  actor.send({ type: "REFRESHED" });
  await load.fails();
  expect(state()).toBe("ready");
  expect(on()).toEqual(["eth"]);
  expect(context()).toMatchObject({ requested: null, problem: { kind: "failed" } });
});

test("currencies that cannot be loaded, refused or failed, can be asked for again (2.31, 8.4)", async () => {
  const { actor, load, state, context } = start();
  await load.fails();
  expect(state()).toBe("unavailable");
  expect(context().problem).toEqual({ kind: "failed" });
  actor.send({ type: "REFRESHED" });
  expect(context().problem).toBeNull();
  await load.answers(refusal("5000"));
  expect(state()).toBe("unavailable");
  actor.send({ type: "REFRESHED" });
  await load.answers(accepted(mine([])));
  expect(state()).toBe("ready");
});

test("the limit counts what is on, suspended or not; without one there is always room (3.6)", () => {
  const { items: currencies } = mine(["eth", "suspended"]);
  expect(enabledCount({ currencies })).toBe(2);
  expect(hasRoom({ currencies, limit: 3 })).toBe(true);
  expect(hasRoom({ currencies, limit: 2 })).toBe(false);
  expect(hasRoom({ currencies, limit: 1 })).toBe(false);
  expect(hasRoom({ currencies, limit: null })).toBe(true);
  expect(hasRoom({ currencies, limit: undefined })).toBe(true);
});

function mine(on: readonly string[], limit: number | null = 6): MyCurrencies {
  const items = ["tron", "eth", "suspended"].map((id) =>
    sampleCurrency(id, { enabled: on.includes(id), status: id === "suspended" ? "suspended" : "available" }),
  );
  return { items, unreadable: [], total: items.length, limit };
}

function start() {
  const load = deferredCall<Answer<MyCurrencies>>();
  const change = deferredCall<Answer<MyCurrencies>, CurrencySwitch | null>();
  const actors = { listMyCurrencies: load.logic, switchCurrency: change.logic };
  const actor = createActor(currencySwitches.provide({ actors })).start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    load,
    change,
    context,
    state: () => actor.getSnapshot().value,
    on: () =>
      context()
        .currencies.filter(({ enabled }) => enabled)
        .map(({ id }) => id),
  };
}

async function ready(currencies: MyCurrencies) {
  const started = start();
  await started.load.answers(accepted(currencies));
  return started;
}
