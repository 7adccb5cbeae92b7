import type { Person } from "#model-tests/browser/person.ts";
import type { Mocks } from "./mocks.ts";

/** A screen or situation of the console, and how a test gets there. */
export type Screen = {
  name: string;
  /** Signed out, a new merchant, a merchant with months of data, or that merchant in mock mode. */
  who: "visitor" | "newcomer" | "merchant" | "mocked";
  /** The only width at which the screen exists, in pixels; without it, all widths. */
  width?: 360 | 1440;
  /** Whether it is a separate document, not a route of the loaded console. */
  isDocument?: true;
  /** Its path; `order` is the code of a pending order. */
  path: (order: string) => string;
  /** Mocked calls; the page is loaded in a fresh session. */
  mocks?: Mocks;
  /** Local storage before the page loads, by key. */
  stored?: Readonly<Record<string, string>>;
  /** Steps after the page is opened, which also wait until the screen is complete. */
  prepare?: ((person: Person) => Promise<void>) | undefined;
  /** The machine states to wait for, such as `orderPayment payment.paid`. */
  states?: readonly string[];
  /** Whether the situation is a loading state, which never ends. */
  isLoading?: true | undefined;
  /** Whether the console could not start, and so does not follow a change of the theme. */
  isNotStarted?: true;
  /** Whether the page's language differs from the one it was opened in. */
  changesLanguage?: true;
};
