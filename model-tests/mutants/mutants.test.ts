import { expect, test } from "vitest";
import {
  type Judged,
  judgeAsItIs,
  MUTANT_KINDS,
  mutantsCsv,
  mutantsOf,
  sharesOf,
  shortfalls,
  summaryOf,
} from "#model-tests/engine/mutants/index.ts";
import { connectionModel } from "#model-tests/models/connection.ts";
import { sourcesOf } from "#model-tests/product/sources.ts";
import { EQUIVALENT } from "./equivalent.ts";

const DOOR = `
import { assign, setup, stateIn } from "xstate";
const door = setup({
  actions: { remember: assign({ by: (_, who: string) => who, pushes: 1 }), creak: unprovided },
  guards: { isOpen: ({ context }) => context.by.trim() !== "" && context.knocks.at(-1) > 2 },
  delays: { timeout: 3_000 },
}).createMachine({
  id: "door",
  initial: "shut",
  states: {
    shut: {
      entry: ["creak", "settle"],
      on: {
        PUSHED: [
          { guard: and([stateIn("shut"), "isOpen"]), target: "open", actions: { type: "remember", params: ({ event }) => event.by } },
          { target: "locked" },
        ],
      },
    },
    open: {
      tags: "busy",
      after: { timeout: "shut" },
      invoke: { id: "ring", src: "ring", input: ({ context }) => ({ who: context.by }), onDone: "shut", onError: failed("locked") },
    },
    locked: { on: { UNLOCKED: "#door.shut" } },
    gone: { type: "final" },
  },
});
`;

test("mutants: every single change of a machine, named by its location", () => {
  const mutants = mutantsOf("door.ts", DOOR);
  expect(new Set(mutants.map(({ kind }) => kind))).toEqual(new Set(MUTANT_KINDS));
  const told = mutants.map(({ line, kind, what }) => `${line} ${kind}: ${what}`);
  expect(told).toContain("15 target: PUSHED in shut → locked instead of open");
  expect(told).toContain("25 target: UNLOCKED in locked → #door.open instead of #door.shut");
  expect(told).toContain("21 tag: without the tags of open");
  expect(told).toContain("26 final: without the end in gone");
  expect(told).toContain("14 missing: without PUSHED in shut");
  expect(told).toContain("6 delay: timeout twice as long");
  expect(told).toContain("5 trim: context.by.trim() → context.by");
  expect(told).toContain('5 condition: context.by.trim() !== "" → (context.by.trim()) === ("")');
  expect(told).toContain("5 constant: context.knocks.at(-1) → context.knocks.at(0)");
  expect(told).toContain("5 constant: 2 → 3");
  expect(told).toContain("4 assignment: without remember of by");
  expect(told).toContain("23 input: without the input who");
});

test("mutants: each is one change of the source", () => {
  const [sneak] = mutantsOf("door.ts", DOOR).filter(({ kind, what }) => kind === "sneak" && what.includes("locked"));
  expect(sneak?.source).toContain("locked: { on: { PUSHED: [");
  const [delay] = mutantsOf("door.ts", DOOR).filter(({ kind }) => kind === "delay");
  expect(delay?.source.replace("2 * (3_000)", "3_000")).toContain(DOOR);
});

test("mutants: the summary counts detected and surviving ones, with and without the approved tables", () => {
  const door = { machine: "door", where: "door.ts:1", what: "it" } as const;
  const judged: Judged[] = [
    { ...door, kind: "target", results: { creation: false, invariant: true } },
    {
      ...door,
      kind: "sneak",
      results: { creation: false, invariant: false, "approved table": true, "unit test": true },
    },
    { ...door, kind: "sneak", what: "two", results: { invariant: false, "approved table": false, "unit test": true } },
    { ...door, kind: "order", what: "three", results: { invariant: false, "unit test": false } },
    { ...door, kind: "order", what: "four", results: { invariant: false }, reason: "Both do the same" },
  ];
  expect(sharesOf(judged)).toEqual({ generated: 25, together: 75 });
  const summary = summaryOf(judged);
  const all = summary.find((line) => line.startsWith("all "));
  expect(all?.split(/\s{2,}/)).toEqual(["all", "5", "0/2", "1/5", "–", "–", "–", "1/2", "2/3", "1", "1", "25 %"]);
  expect(summary).toContain("survived  door.ts:1 order: three");
  expect(summary).toContain("equivalent  door.ts:1 order: four: Both do the same");
});

test("mutants: the CSV has one row each, with the result of every test", () => {
  const results = { invariant: false, "approved table": false, "unit test": true };
  const fault = { machine: "door", kind: "sneak", where: "door.ts:1", what: "it", results } as const;
  const reason = "Both do the same";
  expect(mutantsCsv([fault, { ...fault, results: { invariant: false }, reason }]).split("\r\n")).toEqual([
    "Machine,Kind,Location,Mutant,creation,invariant,coverage,random walk,replay,approved table,unit test,Why equivalent",
    "door,sneak,door.ts:1,it,,survived,,,,survived,killed,",
    "door,sneak,door.ts:1,it,,survived,,,,,,Both do the same",
    "",
  ]);
});

test("mutants: the command fails for a survivor, for too few detected by invariants, and for an unnecessary reason", () => {
  const door: Judged = { machine: "door", kind: "order", where: "", what: "one", results: { invariant: true } };
  expect(shortfalls([door], EQUIVALENT)).toEqual([]);
  expect(shortfalls([door, { ...door, results: { invariant: false, "unit test": false } }], EQUIVALENT)).toEqual([
    "Invariants and generated tests kill 50.0 % of the mutants, less than 90 %.",
    "50.0 % of the mutants survived.",
  ]);
  for (const killer of ["approved table", "unit test"])
    expect(shortfalls([{ ...door, results: { invariant: false, [killer]: true } }], EQUIVALENT)).toHaveLength(1);
  // A reason is unnecessary if its mutant is killed or no longer made.
  const unused = ["one", "two"].map((what) => `equivalent.ts has an unused entry: door order: ${what}`);
  const reasons = { "door order: one": "…", "door order: two": "…", "gate order: one": "…" };
  expect(shortfalls([door], reasons)).toEqual(unused);
  expect(shortfalls([{ ...door, results: {}, reason: "…" }], reasons)).toEqual(unused.slice(1));
});

test("mutants: a machine that fails unchanged is refused", async () => {
  const always = { "this never holds": () => false };
  const files = sourcesOf("connection");
  await expect(judgeAsItIs({ ...connectionModel, always }, files)).rejects.toThrow("this never holds");
  await expect(judgeAsItIs(connectionModel, sourcesOf("devices"))).rejects.toThrow("exports no connection");
  await expect(judgeAsItIs(connectionModel, files)).resolves.toBeUndefined();
});
