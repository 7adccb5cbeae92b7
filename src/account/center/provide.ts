import i18next from "i18next";
import { fromPromise } from "xstate";
import { endOtherSessions } from "#contracts/account/end-other-sessions.call.ts";
import { endSession } from "#contracts/account/end-session.call.ts";
import { listEvents } from "#contracts/account/list-events.call.ts";
import { listSessions } from "#contracts/account/list-sessions.call.ts";
import { updateProfile } from "#contracts/account/update-profile.call.ts";
import { devices } from "#machines/account/devices.ts";
import { profileEdit } from "#machines/account/profile-edit.ts";
import { provideList } from "#src/records/provide/provide-list.ts";
import { fromCall } from "#src/services/reading.ts";
import type { Services } from "#src/services/services.ts";
import { showToast } from "#src/ui/toasts/show-toast.ts";

/** The devices that are signed in, and signing them out, with their proposed calls (7.15, 8.3). */
export function provideDevices(services: Services) {
  const { send } = services;
  return devices.provide({
    actors: {
      listSessions: fromCall(services, "listSessions", ({ signal }) => listSessions(send, {}, signal)),
      endSessions: fromPromise(({ input: { id }, signal }) =>
        id === null ? endOtherSessions(send, {}, signal) : endSession(send, { id }, signal),
      ),
    },
    actions: {
      announceEnded: (_, ending) =>
        showToast({
          tone: "success",
          text: i18next.t(ending?.id === null ? "devices:endedOthers" : "devices:ended"),
        }),
    },
  });
}

/** The security history, page by page (7.15). */
export const provideEventList = provideList(listEvents, "accountEvents");

/** Editing the profile with its call (7.14, 2.32). */
export function provideProfileEdit({ send }: Services) {
  return profileEdit.provide({
    actors: { updateProfile: fromPromise(({ input, signal }) => updateProfile(send, input, signal)) },
  });
}
