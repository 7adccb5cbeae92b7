import type { Person } from "#model-tests/browser/person.ts";
import type { Mocks } from "./mocks.ts";

/** A screen of the console, with its dialogs, and how one sees that it is all there. */
export type Screen = {
  name: string;
  /** Somebody signed out, a merchant who has just registered, one with months of business, or that one in mock mode. */
  who: "visitor" | "newcomer" | "merchant" | "mocked";
  /** The only width at which there is such a screen, in pixels; by default there is one at every width. */
  width?: 360 | 1440;
  /** Whether it is no part of the console that is loaded, but a document of its own. */
  isDocument?: true;
  /** Its address; `order` is the code of an order that can be paid. */
  path: (order: string) => string;
  /** What the service answers meanwhile; the page is loaded for it, by a person of their own. */
  mocks?: Mocks;
  /** What this device keeps from before, by its key. */
  stored?: Readonly<Record<string, string>>;
  /** Leads from its address to where it is all there. */
  prepare?: (person: Person) => Promise<void>;
  /** The atomic states of machines that are seen on it, such as `orderPayment payment.paid`: what is mounted shows them. */
  states?: readonly string[];
  /** Whether it is still under way, and stays so: what stands in for what is to come is what is looked at. */
  isLoading?: true;
  /** Whether the page is about to speak another language than it was opened in. */
  changesLanguage?: true;
};
