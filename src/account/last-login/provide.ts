import { checkLastLogin } from "#contracts/account/check-last-login.call.ts";
import { provideResource } from "#src/records/provide/provide-resource.ts";
import type { Services } from "#src/services/services.ts";

/** The last sign-in (7.15); the input is the user's id. */
export function provideLastLogin(services: Services) {
  return provideResource(services, checkLastLogin, (uid) => ({ uid }));
}
