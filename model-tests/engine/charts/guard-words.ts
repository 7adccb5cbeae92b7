import { stateText } from "#model-tests/engine/generate/state-text.ts";
import { inWords, stateWords } from "./words.ts";

/** XState's representation of `and`, `or`, `not` and `stateIn`. */
type Composed = { name: string; guards?: readonly unknown[]; stateValue?: unknown };

/**
 * A guard in words: `is status paid`, `not (has user)`, `in open › unsent and can send`; a placeholder for an inline
 * guard.
 */
export function guardWords(guard: unknown): string {
  if (typeof guard === "string") return inWords(guard);
  if (typeof guard === "function") return composedWords(guard as unknown as Composed);
  const { type, params } = guard as { type: string; params?: unknown };
  const isShown = typeof params === "string" || typeof params === "number";
  return isShown ? `${inWords(type)} ${params}` : inWords(type);
}

function composedWords({ name, guards = [], stateValue }: Composed): string {
  if (stateValue !== undefined) return `in ${stateWords(stateText(stateValue))}`;
  const parts = guards.map(guardWords);
  if (parts.length === 0) return "on a condition";
  if (name === "not") return `not (${parts.join("")})`;
  return parts.join(` ${name} `);
}
