import { rmSync } from "node:fs";
import type { Explored, Generated } from "#model-tests/engine/generate/generate.ts";
import type { MachineModel } from "#model-tests/engine/model.ts";
import { differences } from "./difference.ts";
import { approvedMachines, pathOf, readApproved, writeApproved } from "./file.ts";
import { tableOf } from "./table.ts";

/** The folder of approved tables, one file for each machine, and the command that approves them. */
export type Tables = { folder: string; command: string };

/** Selects every machine in place of a name. */
const EVERY_MACHINE = "all";

/**
 * Unapproved behaviour of a machine: the rows that differ, and the command that approves them.
 * @returns one text; none when all behaviour is approved
 */
export function unapproved(id: string, parts: readonly Explored[], tables: Tables): string[] {
  const approved = readApproved(id, tables.folder);
  if (approved === null) return [`${id} has no approved table yet. ${howTo(id, tables)}`];
  const lines = differences(approved, tableOf(parts));
  return lines.length === 0 ? [] : [[`${id} differs from the approved table:`, ...lines, howTo(id, tables)].join("\n")];
}

/** One sentence for each table whose machine no longer exists. */
export function leftOver(every: readonly MachineModel[], tables: Tables): string[] {
  return orphans(every, tables.folder).map(
    (machine) => `${machine}: there is an approved table, but no such machine. ${howTo(EVERY_MACHINE, tables)}`,
  );
}

/**
 * Approves the machines' current behaviour; with `all`, also deletes the tables of machines that no longer exist.
 * @param every all machines, including those that were not generated this time
 * @returns the accepted rows, and the total number of rows
 * @throws Error naming a machine that was not generated: it is unknown, was not requested, or violates an invariant.
 */
export function approve(
  names: readonly string[],
  generated: readonly Generated[],
  every: readonly MachineModel[],
  { folder }: Tables,
): string[] {
  const unknown = names.filter(
    (name) => name !== EVERY_MACHINE && !generated.some(({ model }) => model.machine.id === name),
  );
  if (unknown.length > 0)
    throw new Error(
      `Cannot approve ${unknown.join(", ")}: no such machine was generated, or it violates an invariant.`,
    );
  const chosen = generated.filter(({ model }) => names.includes(EVERY_MACHINE) || names.includes(model.machine.id));
  if (names.includes(EVERY_MACHINE)) for (const machine of orphans(every, folder)) rmSync(pathOf(machine, folder));
  return chosen.flatMap((one) => {
    const { model } = one;
    const rows = tableOf(one.parts);
    const accepted = differences(readApproved(model.machine.id, folder) ?? [], rows);
    writeApproved(model, rows, folder);
    return [...accepted, `${model.machine.id}: ${rows.length} rows approved`];
  });
}

/** Machines that no longer exist but still have a table. */
function orphans(every: readonly MachineModel[], folder: string): string[] {
  const known = new Set(every.map(({ machine }) => machine.id));
  return approvedMachines(folder).filter((machine) => !known.has(machine));
}

function howTo(name: string, { command }: Tables): string {
  return `To approve: ${command} --approve ${name}`;
}
