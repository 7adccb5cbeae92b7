import { checkLastLogin } from "#contracts/account/check-last-login.call.ts";
import { provideResource } from "#src/records/provide/provide-resource.ts";
import type { Services } from "#src/services/services.ts";

/** When and how the account was last used (7.15); wanted is the user's ID. */
export function provideLastLogin(services: Services) {
  return provideResource(services, checkLastLogin, (uid) => ({ uid }));
}
