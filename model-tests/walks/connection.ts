import { connectionModel } from "#model-tests/models/connection.ts";
import { gone, reads } from "#model-tests/walk/looks.ts";
import type { MachineWalk } from "#model-tests/walk/stage.ts";
import { walkInBrowser } from "#model-tests/walk/walk-in-browser.ts";

/** The walk of the device's connection (8.4). */
export const connectionWalk: MachineWalk = {
  model: connectionModel,
  async opens(stage) {
    await stage.opens("/console/index");
    await stage.person.expectState("connection", '"online"');
  },
  does: {
    WENT_OFFLINE: ({ person }) => person.context.setOffline(true),
    WENT_ONLINE: ({ person }) => person.context.setOffline(false),
  },
  controls: { WENT_OFFLINE: null, WENT_ONLINE: null },
  sights: {
    online: gone(({ person }) => person.page.getByText(person.t("shell:connection.back"))),
    offline: reads("shell:connection.lost"),
    restored: reads("shell:connection.back"),
  },
};

if (import.meta.vitest) walkInBrowser(connectionWalk);
