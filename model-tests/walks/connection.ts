import { connectionModel } from "#model-tests/models/connection.ts";
import { expectHidden, expectText } from "#model-tests/walk/expectations.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

/** The walk of the device's connection (8.4). */
export const connectionWalk = defineWalk(import.meta.vitest, {
  model: connectionModel,
  async open(stage) {
    await stage.open("/console/index");
    await stage.person.expectState("connection", '"online"');
  },
  actions: {
    WENT_OFFLINE: ({ person }) => person.context.setOffline(true),
    WENT_ONLINE: ({ person }) => person.context.setOffline(false),
  },
  expectations: {
    online: expectHidden(({ person }) => person.page.getByText(person.t("shell:connection.back"))),
    offline: expectText("shell:connection.lost"),
    restored: expectText("shell:connection.back"),
  },
});
