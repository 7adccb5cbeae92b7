import { fromPromise } from "xstate";
import { updatePassword } from "#contracts/account/update-password.call.ts";
import { passwordChange } from "#machines/account/password-change.ts";
import type { Services } from "#src/services/services.ts";

/** Changing the password with its call (7.10, 2.33). */
export function providePasswordChange({ send }: Services) {
  return passwordChange.provide({
    actors: { updatePassword: fromPromise(({ input, signal }) => updatePassword(send, input, signal)) },
  });
}
