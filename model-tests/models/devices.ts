import type { SessionDevice } from "#contracts/account/session-device.ts";
import { devices } from "#machines/account/devices.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { sampleDevice } from "#machines/testing/sample-device.ts";
import { modelOf, plain } from "#model-tests/model.ts";

const here = sampleDevice("1", { isCurrent: true });

export const devicesModel = modelOf<typeof devices>({
  machine: devices,
  about: "The devices that are signed in, and signing them out (7.15, 8.3)",
  input: undefined,
  events: {
    END_REQUESTED: { another: { id: "2" }, "this one": { id: "1" }, "all others": { id: null } },
    END_CONFIRMED: plain,
    DISMISSED: plain,
    REFRESHED: plain,
  },
  answers: {
    listSessions: { two: page(here, sampleDevice("2")), "this one": page(here), refused: refusal() },
    endSessions: { "this one": page(here), refused: refusal() },
    refreshSessions: { two: page(here, sampleDevice("2")), "this one": page(here), refused: refusal() },
  },
  stateKey: ({ items, requested, problem }) => ({
    devices: items.map(({ id }) => id),
    requested: requested && (requested.id ?? "all others"),
    problem: problem?.kind,
  }),
  always: {
    "nobody is signed out without having been asked (8.3)": ({ value, context }) =>
      (value !== "asking" && value !== "ending") || context.requested !== null,
    "this device is never signed out from here (2.35)": ({ value, context: { items, requested } }) =>
      value !== "ending" || items.every(({ id, isCurrent }) => !isCurrent || id !== requested?.id),
    "what went wrong is said (8.2, 8.4)": ({ value, context }) => value !== "unavailable" || context.problem !== null,
  },
});

function page(...items: SessionDevice[]) {
  return accepted({ items, unreadable: [], total: items.length });
}
