import type { Locator } from "playwright-core";
import type { Person } from "#model-tests/browser/person.ts";
import type { Merchant, Service } from "#model-tests/browser/service.ts";
import type { HeldCalls } from "#model-tests/walk/held-calls.ts";

/** The person, account and service of a test, and the held calls. */
export type FaultContext = { person: Person; merchant: Merchant; service: Service; held: HeldCalls };

/** The request timeout of clause 9.1, in milliseconds. */
export const REQUEST_TIMEOUT = 120_000;

/** A click or a double click. */
export type Press = (button: Locator) => Promise<void>;

/** A call of the account (7.3 to 7.15), and how to make it on a screen. */
export type AccountCall = {
  name: string;
  path: string;
  isSignedIn: boolean;
  /** The console's timeout for the call, in milliseconds. */
  timeout: number;
  /** Opens the screen and fills in what the call needs. */
  prepare: (stage: FaultContext) => Promise<PreparedCall>;
};

/** A screen that is ready for a call. */
export type PreparedCall = {
  /** Makes the call through the screen. */
  make: (press: Press) => Promise<void>;
  /** Waits for the loading state. */
  underWay: () => Promise<void>;
  /** Waits for the result of success. */
  done: () => Promise<void>;
  /** Returns to where the call can be repeated. */
  again: () => Promise<void>;
  /** How a failure is shown; without it, the console treats a failure like success. */
  explained?: {
    /** The form or panel that shows the failure and keeps the focus. */
    within: Locator;
    /** The text for every reason; without it, the reason itself is shown. */
    words?: string;
    /** Reads the input or the other data, which a failure must not change. */
    kept: () => Promise<unknown>;
  };
};
