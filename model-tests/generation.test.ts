import { expect, test } from "vitest";
import { type AnyMachineSnapshot, assign, setup } from "xstate";
import {
  CRITERIA,
  type Criterion,
  checkModel,
  type Edge,
  explore,
  type Graph,
  generate,
  generateEach,
  leftOver,
  modelOf,
  postmanTours,
  replayProblem,
  share,
  tablesOf,
  tourLengths,
  unapproved,
} from "./engine/index.ts";
import { connectionModel } from "./models/connection.ts";
import { EVERY_MODEL } from "./models/every-model.ts";
import { identityProviderModel } from "./models/identity-provider.ts";
import { languageChangeModel } from "./models/language-change.ts";
import { orderPaymentModel } from "./models/order-payment.ts";
import { sessionModel } from "./models/session.ts";
import { settingsModel } from "./models/settings.ts";
import { verificationModel } from "./models/verification.ts";
import { withoutModel } from "./models/without-model.ts";
import { PRODUCT } from "./product.ts";

test.each(EVERY_MODEL)(
  "$machine.id: behaviour is approved, and the paths are complete, short, and can be replayed",
  async (model) => {
    const generated = generate(model);
    expect(unapproved(model.machine.id, generated.parts, tablesOf(PRODUCT))).toEqual([]);
    expect(generated.gaps).toEqual([]);
    expect(await replayProblem(generated.parts)).toBeNull();
    const { tours, optimum } = tourLengths(generated.parts.map(({ graph }) => graph));
    expect(tours / optimum).toBeLessThanOrEqual(1.05);
  },
);

test("approved tables: each belongs to a machine", () => {
  expect(leftOver(EVERY_MODEL, tablesOf(PRODUCT))).toEqual([]);
});

test("tours: the shortest continues, returns or restarts, whichever is cheapest", () => {
  // Edges: a → b, a → c and c → a; only c leads back to a.
  const { paths, optimum } = postmanTours(graphOf("ab ac ca"), 80);
  expect(paths.map((edges) => edges.map(({ from, to }) => from + to))).toEqual([["ac", "ca", "ab"]]);
  expect(optimum).toBe(4);
  // No edges lead back from b or c, so each needs its own path.
  expect(postmanTours(graphOf("ab ac"), 80)).toMatchObject({ optimum: 4, paths: [{ length: 1 }, { length: 1 }] });
});

test.each(CRITERIA)("criterion %s: its paths meet it", (criterion) => {
  for (const model of [settingsModel, verificationModel, identityProviderModel]) {
    expect(generate(model, criterion).gaps).toEqual([]);
  }
});

test("criterion guards: its paths also lead to where a guard fails and nothing happens", () => {
  const machine = setup({ guards: { hasRoom: ({ context }) => context.count < 2 } }).createMachine({
    id: "counter",
    context: { count: 0 },
    on: { ADDED: { guard: "hasRoom", actions: assign({ count: ({ context }) => context.count + 1 }) } },
  });
  const counter = modelOf<typeof machine>({
    ...{ machine, description: "Counts to two", input: undefined, events: { ADDED: { "": {} } }, answers: {} },
    ...{ stateKey: (context) => context, always: {} },
  });
  expect(generate(counter, "guards").coverage.guardOutcomes.covered.length).toBe(2);
});

test("criteria: one alone needs fewer steps than all together", () => {
  const stepsOf = (criterion: Criterion) =>
    generate(settingsModel, criterion).parts.flatMap(({ paths }) => paths.flatMap(({ edges }) => edges)).length;
  expect(stepsOf("states")).toBeLessThan(stepsOf("transitions"));
  expect(stepsOf("transitions")).toBeLessThan(stepsOf("everything"));
});

test("coverage: excused parts count in the total", () => {
  const { coverage } = generate(languageChangeModel);
  expect(share(coverage.guardOutcomes)).toBe("13/14 (1 excused)");
});

test("coverage: each condition of a compound guard is covered as true and false", () => {
  const { covered } = generate(orderPaymentModel).coverage.guardOutcomes;
  const ofOffer = covered.filter((name) => name.startsWith("offer.none: ORDER_UPDATED → offer.open, "));
  expect(ofOffer.map((name) => name.split(", ")[1])).toEqual([
    "in payment.finishing – holds",
    "in payment.finishing – does not hold",
    "isWaitingOrPaid – holds",
    "isWaitingOrPaid – does not hold",
  ]);
});

test("models: every machine has one, and a missing one is named with its file", async () => {
  expect(await withoutModel()).toEqual([]);
  expect(await withoutModel(EVERY_MODEL.filter((model) => model !== connectionModel))).toEqual([
    "connection: it has no model, so nothing is tested of it. Write model-tests/models/connection.ts.",
  ]);
});

test("models: a missing event or answer is refused", () => {
  const { SIGN_OUT: _, ...events } = sessionModel.events;
  const { signIn: __, ...answers } = sessionModel.answers;
  expect(() => checkModel({ ...sessionModel, events })).toThrow("no event SIGN_OUT");
  expect(() => checkModel({ ...sessionModel, answers })).toThrow("no answer of signIn");
});

test("models: one that does not fit its machine is named, and the others are generated", () => {
  const events = { ...verificationModel.events, FORGOTTEN: {} };
  const { generated, broken } = generateEach([modelOf({ ...verificationModel, events }), connectionModel]);
  expect(generated.map(({ model }) => model)).toEqual([connectionModel]);
  expect(broken.map(({ problem }) => problem)).toEqual(["verification has no event FORGOTTEN"]);
});

test("coverage: a missing fixture leaves a transition uncovered", () => {
  const { gaps } = generate({ ...verificationModel, answers: { checkCode: {} } });
  expect(gaps.join()).toContain("no path covers transition open.checking: done checkCode (1) → passed");
});

test("coverage: an unnecessary excuse is refused", () => {
  const { gaps } = generate({
    ...verificationModel,
    excused: { passed: { reason: "Never reached.", test: "" } },
  });
  expect(gaps).toEqual(["verification: passed is excused but not uncovered"]);
});

test("invariants: one that cannot fail is refused", () => {
  const always = {
    "it rings or it does not": ({ value }: AnyMachineSnapshot) =>
      ["none", "asking", "dismissed"].includes(value.ending),
  };
  expect(() => generate({ ...sessionModel, always })).toThrow("this invariant cannot fail: it rings or it does not");
});

/** A graph from edges such as `ab bc`; the first node is the start. */
function graphOf(edges: string): Graph {
  const keys = [...new Set(edges.replaceAll(" ", ""))];
  const base = explore(connectionModel);
  const [sample] = base.initial.edges;
  if (sample === undefined) throw new Error("The sample has no edge");
  const edgesFrom = (key: string): Edge[] =>
    edges.split(" ").flatMap((edge) => (edge[0] === key ? [{ ...sample, from: key, to: edge[1] ?? "" }] : []));
  const situations = new Map(keys.map((key) => [key, { ...base.initial, key, edges: edgesFrom(key) }]));
  return { ...base, situations, initial: { ...base.initial, key: keys[0] ?? "" } };
}
