import { SAMPLE_APPLICATION } from "#machines/testing/sample-application.ts";
import type { Background } from "#model-tests/walk/scripted-service.ts";
import type { Control, Stage } from "#model-tests/walk/stage.ts";

const ITEMS = [SAMPLE_APPLICATION, { ...SAMPLE_APPLICATION, code: "APP1000200031", name: "Ticket shop" }];

/** The applications that the walks are about, as the service lists them. */
export const APPLICATIONS: Background = { "/api/App/List": { items: ITEMS, total: ITEMS.length } };

/** A dialog of the applications, and its buttons by their words. */
export function applicationDialog({ person }: Stage) {
  return person.page.getByRole("dialog");
}

export function button(key: string): Control {
  return (stage) =>
    applicationDialog(stage).getByRole("button", { name: stage.person.t(`applications:${key}`), exact: true });
}
