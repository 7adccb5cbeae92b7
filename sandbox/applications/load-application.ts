import { applicationCode } from "#contracts/applications/load-application.ts";
import { merchantCall } from "#sandbox/http/call.ts";
import { viewApplication } from "./application-view.ts";
import { ownApplication } from "./own-application.ts";

/** One of the merchant's applications (2.27). */
export const loadApplication = merchantCall({
  method: "POST",
  path: "/App/Detail",
  input: applicationCode,
  answer: async ({ db }, { code }, { merchantId }) => viewApplication(await ownApplication(db, merchantId, code)),
});
