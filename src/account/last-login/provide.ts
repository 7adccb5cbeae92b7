import { fromPromise } from "xstate";
import { checkLastLogin } from "#contracts/account/check-last-login.ts";
import { resource } from "#machines/shell/resource.ts";
import type { Services } from "#src/services/services.ts";

/** When and how the account was last used (7.15); wanted is the user's ID. */
export function provideLastLogin({ send }: Services) {
  return resource.provide({
    actors: { load: fromPromise(({ input, signal }) => checkLastLogin(send, input ?? "", signal)) },
  });
}
