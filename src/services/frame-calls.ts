import { loadProfile } from "#contracts/account/load-profile.call.ts";
import { login } from "#contracts/account/login.call.ts";
import type { Credentials } from "#contracts/account/login.ts";
import { logout } from "#contracts/account/logout.call.ts";
import { saveLanguage } from "#contracts/account/save-language.call.ts";
import type { Send } from "#contracts/http.ts";
import { loadMenu } from "#contracts/shell/load-menu.call.ts";

export type FrameCalls = ReturnType<typeof frameCalls>;

/** The calls of the machines that start with the console. They are loaded with the client, later than the machines. */
export function frameCalls(send: Send) {
  return {
    login: (credentials: Credentials, signal: AbortSignal) => login(send, credentials, signal),
    logout: (userId: string, signal: AbortSignal) => logout(send, { uid: userId }, signal),
    loadProfile: (userId: string, signal: AbortSignal) => loadProfile(send, { id: userId }, signal),
    saveLanguage: (language: string, signal: AbortSignal) => saveLanguage(send, { language }, signal),
    loadMenu: (signal: AbortSignal) => loadMenu(send, {}, signal),
  };
}
