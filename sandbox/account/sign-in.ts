import type { Selectable } from "kysely";
import type { AgreedLoginData as LoginData } from "#contracts/account/login.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { SignInMethod, Tables } from "#sandbox/storage/tables.ts";
import type { Origin } from "./account-events.ts";
import { rememberDevice } from "./known-devices.ts";
import { tellOfNewDevice } from "./security-events.ts";
import { openSession } from "./sessions.ts";

type SignIn = Origin & { method: SignInMethod; deviceToken: string | undefined };

/**
 * Signs a merchant in, however it was proved who it is: the device is known from now on, and a new one is told of.
 * @returns what a sign-in answers (3.2).
 */
export async function signIn(
  transaction: Database,
  merchant: Selectable<Tables["merchants"]>,
  { method, deviceToken, userAgent, address }: SignIn,
  { sealingKey, now }: { sealingKey: Buffer; now: Date },
): Promise<LoginData & { deviceToken: string }> {
  const { id, email, language, nickName, avatar } = merchant;
  const device = await rememberDevice(transaction, id, { userAgent, address, deviceToken }, now);
  if (device.isNew) await tellOfNewDevice(transaction, merchant, { userAgent, sealingKey, now });
  const opened = { method, userAgent, address, deviceId: device.deviceId };
  const accessToken = await openSession(transaction, id, opened, now);
  return { accessToken, userId: id, email, language, nickName, avatar, deviceToken: device.deviceToken };
}
