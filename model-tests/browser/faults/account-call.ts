import type { Locator } from "playwright-core";
import type { Person } from "#model-tests/browser/person.ts";
import type { Merchant, Service } from "#model-tests/browser/service.ts";
import type { HeldCalls } from "#model-tests/walk/held-calls.ts";

/** Who makes a call, at which service, and the calls to its path that wait to be answered. */
export type FaultContext = { person: Person; merchant: Merchant; service: Service; held: HeldCalls };

/** After how many milliseconds an unanswered request is given up, as clause 9.1 has it. */
export const REQUEST_TIMEOUT = 120_000;

/** How a button is pressed: once, or twice in a row. */
export type Press = (button: Locator) => Promise<void>;

/** A call of the account (7.3 to 7.15), and how a person comes to make it. */
export type AccountCall = {
  name: string;
  path: string;
  /** Whether somebody is signed in who makes it. */
  isSignedIn: boolean;
  /** After how many milliseconds without an answer the console goes on. */
  timeout: number;
  /** Goes to where it can be made, and types what it takes. */
  prepare: (stage: FaultContext) => Promise<PreparedCall>;
};

/** A screen on which everything stands ready for a call. */
export type PreparedCall = {
  /** Makes the call as a person does. */
  make: (press: Press) => Promise<void>;
  /** Waits until the screen shows that the call is under way. */
  underWay: () => Promise<void>;
  /** Waits for what a good answer leads to. */
  done: () => Promise<void>;
  /** Goes back to where the call can be made once more. */
  again: () => Promise<void>;
  /** How a failure shows; without it, the console goes ahead as if the answer had been good. */
  explained?: {
    /** The form or the panel that shows it and keeps the focus. */
    within: Locator;
    /** What is said whatever the reason; without it, the reason is. */
    words?: string;
    /** Reads what was typed, or what is known without the call: a failure changes nothing of it. */
    kept: () => Promise<unknown>;
  };
};
