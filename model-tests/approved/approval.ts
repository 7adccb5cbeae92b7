import { type Generated, partsOf } from "#model-tests/generate/generate.ts";
import { differences } from "./difference.ts";
import { APPROVED_FOLDER, approvedMachines, dropApproved, readApproved, writeApproved } from "./file.ts";
import { tableOf } from "./table.ts";

/** Stands for every machine, in the place of its name. */
const EVERY_MACHINE = "all";

/**
 * What is not as approved, machine by machine: the rows that differ, and the command that accepts them.
 * @param isEvery whether these are all the machines that there are, so that tables of others are left over
 * @returns one text per machine; empty when every machine does what was approved
 */
export function unapproved(generated: readonly Generated[], isEvery = true, folder = APPROVED_FOLDER): string[] {
  return [
    ...generated.flatMap((one) => {
      const { id } = one.model.machine;
      const approved = readApproved(id, folder);
      if (approved === null) return [`${id}: nobody has approved what it does. ${howTo(id)}`];
      const lines = differences(approved, tableOf(partsOf(one)));
      return lines.length === 0 ? [] : [[`${id} differs from what was approved:`, ...lines, howTo(id)].join("\n")];
    }),
    ...(isEvery ? leftOver(generated, folder) : []),
  ];
}

/** Tables of machines that there are no more, a sentence each. */
export function leftOver(every: readonly Pick<Generated, "model">[], folder = APPROVED_FOLDER): string[] {
  return orphans(every, folder).map(
    (machine) => `${machine}: a table was approved, but there is no such machine. ${howTo(EVERY_MACHINE)}`,
  );
}

/**
 * Approves of what machines do now; with `all`, tables of machines that are gone go, too.
 * @throws Error naming a machine that there is not.
 */
export function approve(names: readonly string[], generated: readonly Generated[], folder = APPROVED_FOLDER): string[] {
  const unknown = names.filter(
    (name) => name !== EVERY_MACHINE && !generated.some(({ model }) => model.machine.id === name),
  );
  if (unknown.length > 0) throw new Error(`There is no machine ${unknown.join(", ")}`);
  const chosen = generated.filter(({ model }) => names.includes(EVERY_MACHINE) || names.includes(model.machine.id));
  if (names.includes(EVERY_MACHINE)) for (const machine of orphans(generated, folder)) dropApproved(machine, folder);
  return chosen.map((one) => {
    const { model } = one;
    const rows = tableOf(partsOf(one));
    writeApproved(model, rows, folder);
    return `${model.machine.id}: ${rows.length} rows approved`;
  });
}

/** Machines that are gone, of which something is still approved. */
function orphans(generated: readonly Pick<Generated, "model">[], folder: string): string[] {
  const known = new Set(generated.map(({ model }) => model.machine.id));
  return approvedMachines(folder).filter((machine) => !known.has(machine));
}

function howTo(name: string): string {
  return `To accept it: npm run paths -- --approve ${name}`;
}
