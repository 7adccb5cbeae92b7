import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { vi } from "vitest";

/** An element by role and accessible name, or a field by label. */
export type Target = { role: string; name: string | RegExp } | { label: string };

/** A browser tab with the actions of the story; each engine has its own implementation. */
export type Tab = {
  goto: (address: string) => Promise<void>;
  click: (sought: Target) => Promise<void>;
  /** Replaces the value of a field. */
  type: (sought: Target, text: string) => Promise<void>;
  /** Chooses an option of a select by value. */
  choose: (sought: Target, value: string) => Promise<void>;
  press: (key: "Enter" | "Escape") => Promise<void>;
  /** Evaluates an expression in the page. @returns its value, through JSON. */
  read: <Value>(expression: string) => Promise<Value>;
  /** Uncaught errors, console errors and warnings, violations of the content policy. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** The timeout and the polling interval, in milliseconds. */
const TIMEOUT = 40_000;
const BETWEEN_LOOKS = 50;

/**
 * Polls until there is a value. An error counts as none, since the page may be navigating.
 * @throws Error naming what did not appear in time.
 */
export function until<Value>(what: string, ask: () => Promise<Value | null | undefined | false>): Promise<Value> {
  const look = async () => {
    const missing = `Not within ${TIMEOUT / 1000} s: ${what}`;
    const answer = await ask().catch((cause: unknown) => Promise.reject(new Error(missing, { cause })));
    if (answer) return answer;
    throw new Error(missing);
  };
  return vi.waitFor(look, { timeout: TIMEOUT, interval: BETWEEN_LOOKS });
}

/** Testing Library as a script: finds elements by role and name in any engine. */
export const FINDER_SCRIPT = readFileSync(
  createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

/** An expression for the first matching element, once its position is stable; null before. */
export function findExpression(sought: Target): string {
  return `(() => {
    const found = ${query(sought)}[0];
    const { x, y, width, height } = found?.getBoundingClientRect() ?? {};
    const place = [x, y, width, height].join();
    const isStill = place === globalThis.placeBefore;
    globalThis.placeBefore = place;
    return found && isStill ? found : null;
  })()`;
}

export function describeTarget(sought: Target): string {
  return "label" in sought ? `the field "${sought.label}"` : `${sought.role} ${sought.name}`;
}

function query(sought: Target): string {
  const find = "globalThis.TestingLibraryDom";
  if ("label" in sought) {
    return `${find}.queryAllByLabelText(document.body, ${JSON.stringify(sought.label)}, { selector: "input" })`;
  }
  const { role, name } = sought;
  const written = typeof name === "string" ? JSON.stringify(name) : name;
  return `${find}.queryAllByRole(document.body, "${role}", { name: ${written} })`;
}
