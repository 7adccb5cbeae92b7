import { checkLastLogin } from "#contracts/account/check-last-login.call.ts";
import { provideResource } from "#src/records/provide/provide-resource.ts";

/** The last sign-in (7.15); the input is the user's id. */
export const provideLastLogin = provideResource(checkLastLogin, (uid) => ({ uid }));
