import { expect, test } from "vitest";
import { setup } from "xstate";
import {
  approve,
  generate,
  leftOver,
  type MachineModel,
  noPayload,
  type Tables,
  unapproved,
} from "#model-tests/engine/index.ts";
import { verificationModel } from "#model-tests/models/verification.ts";
import { project } from "#tools/testing/project.ts";

/** A door that may be locked, that creaks, and that falls shut by itself. */
function doorModel({ opened = "open", shutsAfter = 3_000, creak = true } = {}): MachineModel {
  const machine = setup({
    types: { events: {} as { type: "PUSHED"; by: string } | { type: "LOCKED" } | { type: "UNLOCKED" } },
    actions: { creak: (_, _who: string) => undefined },
    delays: { timeout: shutsAfter },
  }).createMachine({
    id: "door",
    initial: "shut",
    states: {
      shut: {
        on: {
          PUSHED: {
            target: opened,
            ...(creak && { actions: { type: "creak", params: ({ event }) => event.by } }),
            meta: { spec: ["1.1"] },
          },
          LOCKED: "locked",
        },
      },
      open: { after: { timeout: "shut" } },
      locked: { on: { UNLOCKED: "shut" } },
    },
  });
  return {
    machine,
    description: "A door",
    input: undefined,
    events: {
      PUSHED: { "by a person": { by: "Mei" }, "by the wind": { by: "wind" } },
      ...noPayload("LOCKED", "UNLOCKED"),
    },
    answers: {},
    stateKey: () => ({}),
    always: {},
  };
}

test("another target, a removed action and another delay are reported, with the command that approves them", () => {
  const tables = tablesOf(doorModel());
  expect(differencesOf(doorModel(), tables)).toEqual([]);
  const [target] = differencesOf(doorModel({ opened: "locked" }), tables);
  expect(target).toContain("door differs from the approved table:");
  expect(target).toContain("changed  shut: PUSHED (1.1)\n       - open; creak(event.by)");
  expect(target).toContain("       + locked; creak(event.by)");
  expect(target).toContain("removed  open: timeout elapses");
  expect(target).toContain("To approve: npm run paths -- --approve door");
  expect(differencesOf(doorModel({ creak: false }), tables)[0]).toContain("+ open; timeout in 3000 ms");
  expect(differencesOf(doorModel({ shutsAfter: 30_000 }), tables)[0]).toContain(
    "+ open; creak(event.by); timeout in 30000 ms",
  );
});

test("approving prints the rows that are accepted", () => {
  const tables = tablesOf(doorModel());
  const changed = doorModel({ opened: "locked" });
  const told = approve(["door"], [generate(changed)], [changed], tables);
  expect(told).toContain("changed  shut: PUSHED (1.1)");
  expect(told.at(-1)).toBe("door: 6 rows approved");
});

test("a machine without an approved table, and a table without a machine, are reported", () => {
  const tables = tablesOf(doorModel());
  const gate = [generate(verificationModel)];
  expect([...differencesOf(verificationModel, tables), ...leftOver([verificationModel], tables)]).toEqual([
    "verification has no approved table yet. To approve: npm run paths -- --approve verification",
    "door: there is an approved table, but no such machine. To approve: npm run paths -- --approve all",
  ]);
  approve(["all"], gate, [verificationModel], tables);
  expect([...differencesOf(verificationModel, tables), ...leftOver([verificationModel], tables)]).toEqual([]);
  expect(() => approve(["window"], gate, [verificationModel], tables)).toThrow("Cannot approve window");
});

test("the table of a machine that was not generated is unchanged", () => {
  const tables = tablesOf(doorModel());
  const gate = [generate(verificationModel)];
  approve(["all"], gate, [verificationModel, doorModel()], tables);
  expect(differencesOf(doorModel(), tables)).toEqual([]);
  expect(() => approve(["door"], gate, [verificationModel, doorModel()], tables)).toThrow("Cannot approve door");
});

function differencesOf(model: MachineModel, tables: Tables): string[] {
  return unapproved(model.machine.id, generate(model).parts, tables);
}

/** Tables in which this machine is approved. */
function tablesOf(model: MachineModel): Tables {
  const tables = { folder: project({}), command: "npm run paths --" };
  approve([model.machine.id], [generate(model)], [model], tables);
  return tables;
}
