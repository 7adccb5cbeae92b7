import { sampleCallback } from "#machines/testing/sample-callback.ts";
import type { Control, Stage } from "#model-tests/walk/stage.ts";

/** A list of two callbacks, CB1 and CB2, for the walks that act on its rows. */

export const CALLBACKS = "/api/Callback/List";
export const RESEND = "/api/Callback/Resend";

const nameOf = (code: string) => code.replace("CB", "BILL");

export const callback = (code: string) => ({ ...sampleCallback("undelivered"), code, reference: nameOf(code) });
export const delivered = (code: string) => ({ ...sampleCallback("delivered"), code, reference: nameOf(code) });

export function page(codes: readonly string[]) {
  return { items: codes.map(callback), total: codes.length };
}

export function boxOf({ person }: Stage, code: string) {
  return person.page.getByRole("checkbox", {
    name: person.t("list:bulk.selectRow", { name: nameOf(code) }),
    exact: true,
  });
}

export const pageBox: Control = ({ person }) =>
  person.page.getByRole("checkbox", { name: person.t("list:bulk.selectPage") });

/** The resend button of one row. */
export function again({ person }: Stage, code: string) {
  return person.button("bills:callback.againOf", { code: nameOf(code) });
}

export const bar: Control = ({ person }) => person.machine("bulkRun");
