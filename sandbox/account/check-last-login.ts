import { checkLastLogin as call } from "#contracts/account/check-last-login.call.ts";
import type { AgreedLastLogin as LastLogin } from "#contracts/account/check-last-login.ts";
import { answers } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { writeDevice } from "./device.ts";
import { hashToken } from "./secrets.ts";

/** Tells when and how the merchant signed in the time before (7.15): before the sign-in whose token asks. */
export const checkLastLogin = answers(
  call,
  async ({ db }, { uid }, { merchantId, token, language }): Promise<LastLogin> => {
    if (uid !== merchantId) throw new Refused("notFound");
    const before = await db
      .selectFrom("accountEvents as events")
      .innerJoin("sessions", "sessions.merchantId", "events.merchantId")
      .select(["events.at", "events.method", "events.browser", "events.system"])
      .where("sessions.tokenHash", "=", hashToken(token ?? ""))
      .where("events.kind", "=", "signIn")
      .whereRef("events.id", "<", "sessions.signInId")
      .orderBy("events.id", "desc")
      .limit(1)
      .executeTakeFirst();
    if (!before) return { at: null, method: null, device: "" };
    return { at: before.at.toISOString(), method: before.method, device: writeDevice(before, language) };
  },
);
