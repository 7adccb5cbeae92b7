import { type Explored, type Generated, partsOf } from "#model-tests/engine/generate/generate.ts";
import { differences } from "./difference.ts";
import { approvedMachines, dropApproved, readApproved, writeApproved } from "./file.ts";
import { tableOf } from "./table.ts";

/** Where approved behaviour is kept, a file for each machine, and the command that accepts what is in them. */
export type Tables = { folder: string; command: string };

/** Stands for every machine, in the place of its name. */
const EVERY_MACHINE = "all";

/**
 * What is not as approved, machine by machine: the rows that differ, and the command that accepts them.
 * @param isEvery whether these are all the machines that there are, so that tables of others are left over
 * @returns one text per machine; empty when every machine does what was approved
 */
export function unapproved(generated: readonly Generated[], isEvery: boolean, tables: Tables): string[] {
  return [
    ...generated.flatMap((one) => unapprovedOf(one.model.machine.id, partsOf(one), tables)),
    ...(isEvery ? leftOver(generated, tables) : []),
  ];
}

/** The same of one machine, of which situations may be all that is known: at most one text. */
export function unapprovedOf(id: string, parts: readonly Explored[], tables: Tables): string[] {
  const approved = readApproved(id, tables.folder);
  if (approved === null) return [`${id}: nobody has approved what it does. ${howTo(id, tables)}`];
  const lines = differences(approved, tableOf(parts));
  return lines.length === 0 ? [] : [[`${id} differs from what was approved:`, ...lines, howTo(id, tables)].join("\n")];
}

/** Tables of machines that there are no more, a sentence each. */
export function leftOver(every: readonly Pick<Generated, "model">[], tables: Tables): string[] {
  return orphans(every, tables.folder).map(
    (machine) => `${machine}: a table was approved, but there is no such machine. ${howTo(EVERY_MACHINE, tables)}`,
  );
}

/**
 * Approves of what machines do now; with `all`, tables of machines that are gone go, too.
 * @returns the rows that are accepted, and how many there are then
 * @param every all the machines that there are, also those of which nothing was generated this time
 * @throws Error naming a machine of which nothing was generated: it is not there, was not asked for, or breaks an invariant.
 */
export function approve(
  names: readonly string[],
  generated: readonly Generated[],
  every: readonly Pick<Generated, "model">[],
  { folder }: Tables,
): string[] {
  const unknown = names.filter(
    (name) => name !== EVERY_MACHINE && !generated.some(({ model }) => model.machine.id === name),
  );
  if (unknown.length > 0)
    throw new Error(
      `Nothing can be approved of ${unknown.join(", ")}: no such machine was generated, or it breaks an invariant.`,
    );
  const chosen = generated.filter(({ model }) => names.includes(EVERY_MACHINE) || names.includes(model.machine.id));
  if (names.includes(EVERY_MACHINE)) for (const machine of orphans(every, folder)) dropApproved(machine, folder);
  return chosen.flatMap((one) => {
    const { model } = one;
    const rows = tableOf(partsOf(one));
    const accepted = differences(readApproved(model.machine.id, folder) ?? [], rows);
    writeApproved(model, rows, folder);
    return [...accepted, `${model.machine.id}: ${rows.length} rows approved`];
  });
}

/** Machines that are gone, of which something is still approved. */
function orphans(every: readonly Pick<Generated, "model">[], folder: string): string[] {
  const known = new Set(every.map(({ model }) => model.machine.id));
  return approvedMachines(folder).filter((machine) => !known.has(machine));
}

function howTo(name: string, { command }: Tables): string {
  return `To accept it: ${command} --approve ${name}`;
}
