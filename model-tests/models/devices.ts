import { isDeepStrictEqual } from "node:util";
import type { SessionDevice } from "#contracts/account/session-device.ts";
import { devices } from "#machines/account/devices.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { sampleDevice } from "#machines/testing/sample-device.ts";
import {
  all,
  any,
  asItIs,
  asks,
  does,
  exactly,
  happens,
  ignored,
  is,
  type Moment,
  not,
  plain,
  remembers,
  type When,
  was,
  whenever,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const here = sampleDevice("1", { isCurrent: true });
const [SECOND, THIRD] = [sampleDevice("2"), sampleDevice("3")];
const ALL = { "all three": page(here, SECOND, THIRD), "this one": page(here), refused: refusal() };

const anyRequested: When = ({ before }) => before?.context.requested !== null;
/** Whether no device is left that was to be signed out. */
const isGone: When = ({ before, after }) => {
  const { id } = before?.context.requested ?? {};
  return after.context.items.every((device: SessionDevice) => device.isCurrent || (id !== null && device.id !== id));
};

const saysWhatEnded: When = does("announceEnded", (ending: unknown, { before }) =>
  isDeepStrictEqual(ending, before?.context.requested),
);

export const devicesModel = modelOf<typeof devices>({
  machine: devices,
  about: "The devices that are signed in, and signing them out (7.15, 8.3)",
  input: undefined,
  events: {
    END_REQUESTED: { second: { id: "2" }, third: { id: "3" }, "this one": { id: "1" }, "all others": { id: null } },
    END_CONFIRMED: plain,
    DISMISSED: plain,
    REFRESHED: plain,
  },
  answers: {
    listSessions: ALL,
    endSessions: { "all but the third": page(here, SECOND), "this one": page(here), refused: refusal() },
    refreshSessions: { ...ALL, "all but the third": page(here, SECOND) },
  },
  stateKey: ({ items, requested, problem }) => ({
    devices: items.map(({ id }) => id),
    requested: requested && (requested.id ?? "all others"),
    problem: problem?.kind,
  }),
  always: {
    "no device is signed out without a confirmation (8.3)": ({ value, context }) =>
      (value !== "asking" && value !== "ending") || context.requested !== null,
    "this device is never signed out from here (2.35)": ({ value, context: { items, requested } }) =>
      value !== "ending" || items.every(({ id, isCurrent }) => !isCurrent || id !== requested?.id),
    "what went wrong is said (8.2, 8.4)": ({ value, context }) => value !== "unavailable" || context.problem !== null,
  },
  overTime: {
    "what the service says of devices is what is shown (7.15)": whenever(
      any(
        happens("listSessions answers", "all three", "this one"),
        happens("endSessions answers", "all but the third", "this one"),
        happens("refreshSessions answers", "all three", "all but the third", "this one"),
      ),
    ).then(
      is("shown"),
      remembers({ items: (items: unknown, { step }: Moment) => items === step?.event["output"].value.items }),
    ),
    "devices that did not come can be asked for again (8.2, 8.4)": whenever(
      any(happens("listSessions answers", "refused"), happens("listSessions fails")),
    ).then(is("unavailable")),
    "refreshing loads them again and clears the problem (7.15, 8.4)": whenever(
      happens("REFRESHED"),
      was("unavailable", "shown"),
    ).then((moment) =>
      exactly({
        is: was("shown")(moment) ? "refreshing" : "loading",
        remembers: { requested: null, problem: null },
        asks: was("shown")(moment) ? { refreshSessions: undefined } : { listSessions: undefined },
      })(moment),
    ),
    "only then (7.15)": whenever(happens("REFRESHED"), not(was("unavailable", "shown"))).then(ignored),
    "dismissing the question signs no device out (8.3)": whenever(happens("DISMISSED"), was("asking")).then(
      exactly({ is: "shown", remembers: { requested: null, problem: null } }),
    ),
    "it is asked about the device that was meant (8.3)": whenever(
      happens("END_REQUESTED", "second", "third"),
      was("shown"),
      ({ step, before }) => before?.context.items.some(({ id }: SessionDevice) => id === step?.event["id"]),
    ).then((moment) =>
      exactly({ is: "asking", remembers: { requested: { id: moment.step?.event["id"] }, problem: null } })(moment),
    ),
    "who says yes signs out that device, and no other (8.3)": whenever(happens("END_CONFIRMED"), was("asking")).then(
      exactly({ is: "ending", asks: { endSessions: asItIs("requested") } }),
    ),
    "which device was signed out is said, and that is done with (8.3)": whenever(
      happens("endSessions answers", "all but the third", "this one"),
    ).then(remembers({ requested: null, problem: null }), saysWhatEnded),
    "after a refused sign-out or a lost answer the devices are loaded again (8.2, 8.4)": whenever(
      any(happens("endSessions answers", "refused"), happens("endSessions fails")),
    ).then(is("refreshing"), asks("refreshSessions")),
    "a device that is gone after all was signed out (8.4)": whenever(
      happens("refreshSessions answers", "all three", "all but the third", "this one"),
      anyRequested,
      isGone,
    ).then(remembers({ requested: null, problem: null }), saysWhatEnded),
    "what is still there was not (8.4)": whenever(
      happens("refreshSessions answers"),
      not(all(anyRequested, isGone)),
    ).then(not(does("announceEnded"))),
  },
});

function page(...items: SessionDevice[]) {
  return accepted({ items, unreadable: [], total: items.length });
}
