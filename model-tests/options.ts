import type { MachineModel } from "./engine/index.ts";
import { EVERY_MODEL } from "./models/every-model.ts";

/** Parsers of command-line options. Each throws an Error with a message of one sentence. */

/** Returns the models of the named machines, or all models if no name is given. */
export function chosenModels(names: readonly string[]): readonly MachineModel[] {
  if (names.length === 0) return EVERY_MODEL;
  return names.map((name) => {
    const model = EVERY_MODEL.find(({ machine }) => machine.id === name);
    if (model) return model;
    throw new Error(
      `There is no machine ${name}; there are ${EVERY_MODEL.map(({ machine }) => machine.id).join(", ")}.`,
    );
  });
}

export function oneOf<const Choice extends string>(choices: readonly Choice[], word: string, what: string): Choice {
  const chosen = choices.find((choice) => choice === word);
  if (chosen !== undefined) return chosen;
  throw new Error(`There is no ${what} ${word}; there are ${choices.join(", ")}.`);
}

export function wholeNumber(word: string, option: string, least = 0): number {
  if (/^\d{1,15}$/.test(word) && Number(word) >= least) return Number(word);
  throw new Error(`${option} takes a whole number${least > 0 ? ` of at least ${least}` : ""}, not "${word}".`);
}

/** Returns an address without a slash at its end. */
export function address(word: string, option: string): string {
  if (/^https?:\/\/./.test(word) && URL.canParse(word)) return word.replace(/\/+$/, "");
  throw new Error(`${option} takes an address such as https://console.example, not "${word}".`);
}

export type Shard = { index: number; count: number };

/** Parses a shard in Vitest's format: `2/4` is the second of four. */
export function shardOf(word: string): Shard {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(word) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (shard.index >= 1 && shard.index <= shard.count) return shard;
  throw new Error(`--shard takes a fraction such as 1/4, not "${word}".`);
}
