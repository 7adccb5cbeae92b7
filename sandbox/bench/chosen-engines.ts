import { parseArgs } from "node:util";
import { ENGINES, type Engine } from "#sandbox/testing/engines.ts";

/** The engines to measure: that of `--engine`, or all. @throws Error for an unknown one. */
export function chosenEngines(): readonly Engine[] {
  const { engine } = parseArgs({ options: { engine: { type: "string" } } }).values;
  if (engine === undefined) return ENGINES;
  const chosen = ENGINES.filter((one) => one.toLowerCase() === engine.toLowerCase());
  if (chosen.length === 0) throw new Error(`There is no engine ${engine}; there are ${ENGINES.join(", ")}.`);
  return chosen;
}
