import type { Selectable } from "kysely";
import type { AgreedLoginData as LoginData } from "#contracts/account/login.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { SignInMethod, Tables } from "#sandbox/storage/tables.ts";
import type { Origin } from "./account-events.ts";
import { recordDevice } from "./known-devices.ts";
import { notifyNewDevice } from "./security-notices.ts";
import { openSession } from "./sessions.ts";

type SignIn = Origin & { method: SignInMethod; deviceToken: string | undefined };

/**
 * Signs a merchant in after any proof of identity: remembers the device, and notifies the merchant of a new one.
 * @returns the answer to a sign-in (3.2).
 */
export async function signIn(
  transaction: Database,
  merchant: Selectable<Tables["merchants"]>,
  { method, deviceToken, userAgent, address }: SignIn,
  { sealingKey, now }: { sealingKey: Buffer; now: Date },
): Promise<LoginData & { deviceToken: string }> {
  const { id, email, language, nickName, avatar } = merchant;
  const device = await recordDevice(transaction, id, { userAgent, address, deviceToken }, now);
  if (device.isNew) await notifyNewDevice(transaction, merchant, { userAgent, sealingKey, now });
  const opened = { method, userAgent, address, deviceId: device.deviceId };
  const accessToken = await openSession(transaction, id, opened, now);
  return { accessToken, userId: id, email, language, nickName, avatar, deviceToken: device.deviceToken };
}
