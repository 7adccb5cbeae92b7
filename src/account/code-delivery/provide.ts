import { fromPromise } from "xstate";
import { sendVerificationCode } from "#contracts/account/send-verification-code.call.ts";
import { codeDelivery } from "#machines/account/code-delivery.ts";
import type { Services } from "#src/services/services.ts";
import { storedDeviceToken } from "#src/services/stored-session.ts";

/** Sending a code, with its call (7.4). */
export function provideCodeDelivery({ send }: Services) {
  return codeDelivery.provide({
    actors: {
      sendCode: fromPromise(({ input, signal }) =>
        sendVerificationCode(send, { ...input, ...storedDeviceToken() }, signal),
      ),
    },
  });
}
