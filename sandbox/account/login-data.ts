import type { Selectable } from "kysely";
import type { LoginData } from "#contracts/account/login.ts";
import type { Tables } from "#sandbox/storage/tables.ts";

/** What a sign-in answers (3.2), however it was done. */
export function loginData(merchant: Selectable<Tables["merchants"]>, accessToken: string): LoginData {
  const { id, email, language, nickName, avatar } = merchant;
  return { accessToken, userId: id, email, language, nickName, avatar };
}
