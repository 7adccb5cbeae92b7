import { checkLastLogin } from "#contracts/account/check-last-login.call.ts";
import { resource } from "#machines/shell/resource.ts";
import { fromCall } from "#src/services/reading.ts";
import type { Services } from "#src/services/services.ts";

/** When and how the account was last used (7.15); wanted is the user's ID. */
export function provideLastLogin(services: Services) {
  return resource.provide({
    actors: {
      load: fromCall(services, "checkLastLogin", ({ input, signal }) =>
        checkLastLogin(services.send, { uid: input ?? "" }, signal),
      ),
    },
  });
}
