import type { Person } from "../person.ts";

/** A screen of the console, with its dialogs, and how one sees that it is all there. */
export type Screen = {
  name: string;
  who: "visitor" | "merchant";
  /** Its address; `order` is the code of an order that can be paid. */
  path: (order: string) => string;
  isThere: (person: Person) => Promise<void>;
};

/** Every screen that can be reached by an address. */
export const EVERY_SCREEN: readonly Screen[] = [
  { name: "landing page", who: "visitor", path: () => "/home", isThere: heading },
  { name: "sign-in", who: "visitor", path: () => "/login", isThere: heading },
  { name: "registration", who: "visitor", path: () => "/register", isThere: heading },
  { name: "forgot password", who: "visitor", path: () => "/forget", isThere: heading },
  {
    name: "console home",
    who: "merchant",
    path: () => "/console/index",
    isThere: (person) => settled(person, "resource"),
  },
  {
    name: "packages",
    who: "merchant",
    path: () => "/order/packages",
    isThere: (person) => person.sees("orderPlacement", "choosing"),
  },
  { name: "my orders", who: "merchant", path: () => "/order/list", isThere: (person) => person.sees("list", "shown") },
  {
    name: "no orders that match",
    who: "merchant",
    path: () => "/order/list?status=failed",
    isThere: (person) => person.sees("list", "noMatch"),
  },
  {
    name: "order details",
    who: "merchant",
    path: (order) => `/order/list?open=${order}`,
    isThere: (person) => settled(person, "resource"),
  },
  {
    name: "pay dialog",
    who: "merchant",
    path: (order) => `/order/list?pay=${order}`,
    isThere: (person) => person.sees("orderPayment", '"pending":"open"'),
  },
  {
    name: "cancel question",
    who: "merchant",
    path: (order) => `/order/list?cancel=${order}`,
    isThere: (person) => person.sees("orderPayment", '"confirmingCancel"'),
  },
  {
    name: "currency list",
    who: "merchant",
    path: () => "/currencybill/list",
    isThere: (person) => person.sees("list", "shown"),
  },
  {
    name: "my currencies",
    who: "merchant",
    path: () => "/mycurrency/list",
    isThere: (person) => person.sees("currencySwitches", "ready"),
  },
  {
    name: "wallet",
    who: "merchant",
    path: () => "/wallet/index?network=BSC",
    isThere: (person) =>
      person.reads("chain:address.compare").then(() => person.reads("currencies:wallet.balanceText")),
  },
  {
    name: "user centre",
    who: "merchant",
    path: () => "/user/center",
    isThere: (person) => person.reads("account:lastLogin.first"),
  },
  {
    name: "nickname prompt",
    who: "merchant",
    path: () => "/user/center?edit=nickname",
    isThere: (person) => person.sees("nickname", "editing"),
  },
  {
    name: "not found",
    who: "merchant",
    path: () => "/nowhere",
    isThere: (person) => person.sees("session", "signedIn"),
  },
];

async function heading({ page }: Person) {
  await page.getByRole("heading", { level: 1 }).waitFor();
}

async function settled(person: Person, machine: string) {
  await person.sees(machine, "loaded");
}
