import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Chart } from "#model-tests/engine/charts/chart.ts";
import type { Product } from "#model-tests/engine/product.ts";
import type { Picture } from "./facts.ts";

/** The path of a state's picture from the last walk. */
export function picturePath(machine: string, state: string, folder: string): string {
  return join(folder, "states", machine, `${state}.webp`);
}

/** A machine's pictures: those of its last walk, and the product's screenshots for other states. */
export function picturesOf(
  machine: string,
  { states }: Chart,
  isWalked: boolean,
  { report, pictures }: Pick<Product, "report" | "pictures">,
): Picture[] {
  const walked = isWalked ? states.filter(({ id }) => existsSync(picturePath(machine, id, report))) : [];
  const known = new Set(walked.map(({ id }) => id));
  return [
    ...walked.map(({ id }): Picture => ({ state: id, screen: machine, isWalked: true })),
    ...(pictures?.of[machine] ?? []).filter(({ state }) => !known.has(state)),
  ];
}
