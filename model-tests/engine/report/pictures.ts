import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Chart } from "#model-tests/engine/charts/chart.ts";
import type { MachineFacts } from "./facts.ts";

export function picturePath(machine: string, state: string, folder: string): string {
  return join(folder, "states", machine, `${state}.webp`);
}

/** The states with a picture from the last walk. */
export function picturesOf(machine: string, { states }: Chart, folder: string): string[] {
  return states.map(({ id }) => id).filter((id) => existsSync(picturePath(machine, id, folder)));
}

/** The pictures of all machines as data URLs, by machine and state. */
export function readPictures(machines: readonly MachineFacts[], folder: string): Record<string, string> {
  const all = machines.flatMap(({ id, pictures }) => pictures.map((state) => ({ id, state })));
  return Object.fromEntries(
    all.map(({ id, state }) => {
      const picture = readFileSync(picturePath(id, state, folder)).toString("base64");
      return [`${id} ${state}`, `data:image/webp;base64,${picture}`];
    }),
  );
}
