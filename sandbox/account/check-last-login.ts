import { checkLastLogin as call } from "#contracts/account/check-last-login.call.ts";
import type { AgreedLastLogin as LastLogin } from "#contracts/account/check-last-login.ts";
import { implement } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { describeDevice } from "./device.ts";
import { hashToken } from "./secrets.ts";

/** Answers when and how the merchant signed in before the current session (7.15). */
export const checkLastLogin = implement(
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
    return { at: before.at.toISOString(), method: before.method, device: describeDevice(before, language) };
  },
);
