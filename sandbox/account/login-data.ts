import type { Selectable } from "kysely";
import type { AgreedLoginData as LoginData } from "#contracts/account/login.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import { issueDeviceToken } from "./known-device.ts";

/** What a sign-in answers (3.2), however it was done; the device is known from now on. */
export function loginData(
  merchant: Selectable<Tables["merchants"]>,
  accessToken: string,
  sealingKey: Buffer,
): LoginData & { deviceToken: string } {
  const { id, email, language, nickName, avatar } = merchant;
  const deviceToken = issueDeviceToken(sealingKey, email);
  return { accessToken, userId: id, email, language, nickName, avatar, deviceToken };
}
