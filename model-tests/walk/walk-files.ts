import type { MachineWalk } from "#model-tests/walk/stage.ts";

/** The path of the walk file, named after the machine's file. */
export function fileOfWalk(machine: string): string {
  return `model-tests/walks/${machine.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}

/**
 * Imports the walk of a machine.
 * @throws Error if its file in `walks/` declares none.
 */
export async function walkOf(machine: string): Promise<MachineWalk> {
  const declared: object = await import(/* @vite-ignore */ `../../${fileOfWalk(machine)}`);
  const walk = Object.values(declared).find((one) => isWalk(one) && one.model.machine.id === machine);
  if (!isWalk(walk)) throw new Error(`${fileOfWalk(machine)} declares no walk of ${machine}`);
  return walk;
}

function isWalk(value: unknown): value is MachineWalk {
  return typeof value === "object" && value !== null && "model" in value && "expectations" in value;
}
