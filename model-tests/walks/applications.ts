import { SAMPLE_APPLICATION } from "#machines/testing/sample-application.ts";
import type { Background } from "#model-tests/walk/scripted-service.ts";
import { buttonIn, type Control, type Stage } from "#model-tests/walk/stage.ts";

const ITEMS = [SAMPLE_APPLICATION, { ...SAMPLE_APPLICATION, code: "APP1000200031", name: "Ticket shop" }];

/** The list of applications that the service answers. */
export const APPLICATIONS: Background = { "/api/App/List": { items: ITEMS, total: ITEMS.length } };

export function applicationDialog({ person }: Stage) {
  return person.page.getByRole("dialog");
}

export function button(key: string): Control {
  return buttonIn(applicationDialog, `applications:${key}`);
}
