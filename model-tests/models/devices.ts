import { isDeepStrictEqual } from "node:util";
import type { SessionDevice } from "#contracts/account/session-device.ts";
import { devices } from "#machines/account/devices.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { sampleDevice } from "#machines/testing/sample-device.ts";
import {
  all,
  any,
  type Condition,
  contextValue,
  fromState,
  hasCall,
  hasContext,
  hasEffect,
  inState,
  type Moment,
  noPayload,
  not,
  onEvent,
  when,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const here = sampleDevice("1", { isCurrent: true });
const [SECOND, THIRD] = [sampleDevice("2"), sampleDevice("3")];
const ALL = { "all three": page(here, SECOND, THIRD), "this one": page(here), refused: refusal() };

const anyRequested: Condition = ({ before }) => before?.context.requested !== null;
/** No device that the request was to sign out is left. */
const isGone: Condition = ({ before, after }) => {
  const { id } = before?.context.requested ?? {};
  return after.context.items.every((device: SessionDevice) => device.isCurrent || (id !== null && device.id !== id));
};

const announcesEnded: Condition = hasEffect("announceEnded", (ending: unknown, { before }) =>
  isDeepStrictEqual(ending, before?.context.requested),
);

export const devicesModel = modelOf<typeof devices>({
  machine: devices,
  description: "The devices that are signed in, and signing them out (7.15, 8.3)",
  input: undefined,
  events: {
    END_REQUESTED: { second: { id: "2" }, third: { id: "3" }, "this one": { id: "1" }, "all others": { id: null } },
    ...noPayload("END_CONFIRMED", "DISMISSED", "REFRESHED"),
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
    "the unavailable state has a problem (8.2, 8.4)": ({ value, context }) =>
      value !== "unavailable" || context.problem !== null,
  },
  overTime: {
    "the devices of the service's last answer are shown (7.15)": when(
      any(
        onEvent("listSessions answers", "all three", "this one"),
        onEvent("endSessions answers", "all but the third", "this one"),
        onEvent("refreshSessions answers", "all three", "all but the third", "this one"),
      ),
    ).then(
      inState("shown"),
      hasContext({ items: (items: unknown, { step }: Moment) => items === step?.event["output"].value.items }),
    ),
    "a failed or refused load leads to the unavailable state (8.2, 8.4)": when(
      any("listSessions answers (refused)", "listSessions fails"),
    ).leadsTo("unavailable"),
    "refreshing loads them again and clears the problem (7.15, 8.4)": when("REFRESHED")
      .from("unavailable", "shown")
      .exactly((moment) => ({
        state: fromState("shown")(moment) ? "refreshing" : "loading",
        context: { requested: null, problem: null },
        calls: fromState("shown")(moment) ? { refreshSessions: undefined } : { listSessions: undefined },
      })),
    "refreshing is ignored while a call or a question is pending (7.15)": when(
      "REFRESHED",
      not(fromState("unavailable", "shown")),
    ).isIgnored(),
    "dismissing the question signs no device out (8.3)": when("DISMISSED")
      .from("asking")
      .exactly({ state: "shown", context: { requested: null, problem: null } }),
    "the confirmation is about the chosen device (8.3)": when(
      onEvent("END_REQUESTED", "second", "third"),
      ({ step, before }) => before?.context.items.some(({ id }: SessionDevice) => id === step?.event["id"]),
    )
      .from("shown")
      .exactly((moment) => ({
        state: "asking",
        context: { requested: { id: moment.step?.event["id"] }, problem: null },
      })),
    "confirming signs out that device only (8.3)": when("END_CONFIRMED")
      .from("asking")
      .exactly({ state: "ending", calls: { endSessions: contextValue("requested") } }),
    "the signed-out device is announced, and the request is cleared (8.3)": when(
      onEvent("endSessions answers", "all but the third", "this one"),
    ).then(hasContext({ requested: null, problem: null }), announcesEnded),
    "after a refused sign-out or a lost answer the devices are loaded again (8.2, 8.4)": when(
      any("endSessions answers (refused)", "endSessions fails"),
    ).then(inState("refreshing"), hasCall("refreshSessions")),
    "a device that is missing after a reload counts as signed out (8.4)": when(
      onEvent("refreshSessions answers", "all three", "all but the third", "this one"),
      anyRequested,
      isGone,
    ).then(hasContext({ requested: null, problem: null }), announcesEnded),
    "a device that is still listed is not announced as signed out (8.4)": when(
      "refreshSessions answers",
      not(all(anyRequested, isGone)),
    ).then(not(hasEffect("announceEnded"))),
  },
});

function page(...items: SessionDevice[]) {
  return accepted({ items, unreadable: [], total: items.length });
}
