/** The stored session (3.1): the token under `token`, the user under `UserIdToken`. */
import * as z from "zod/mini";
import type { LoginData } from "#contracts/account/login.ts";
import { id, text } from "#contracts/reader/text.ts";
import type { User } from "#machines/account/user.ts";
import { stored, storedText } from "./stored.ts";
import { storedTabs } from "./stored-tabs.ts";
import { storedToken } from "./stored-token.ts";

/** The stored user; null when missing or invalid, since another console may have stored it. */
export const storedUser = stored<User>(
  "UserIdToken",
  z.object({ id, email: text, language: text, nickName: text, avatar: text }),
);

const NOT_KNOWN_YET: User = { id: "", email: "", language: "", nickName: "", avatar: "" };

/** The email of the last sign-in, kept if the merchant chose so (2.21); never a password. */
const lastEmail = storedText("remembered-email");
/** The token of a known device; it grants no access and outlives the session. */
const knownDevice = storedText("known-device");

/** The signed-in user; null without one. The token alone is a session too (2.19): its user comes with the profile. */
export function storedSession(): User | null {
  return storedToken.read() === null ? null : (storedUser.read() ?? NOT_KNOWN_YET);
}

export function storeSession({ accessToken, userId, email, language, nickName, avatar, deviceToken }: LoginData): void {
  if (deviceToken) knownDevice.write(deviceToken);
  storedUser.write({ id: userId, email, language, nickName, avatar });
  storedToken.write(accessToken);
}

export function clearSession(): void {
  storedToken.remove();
  storedUser.remove();
  storedTabs.remove();
}

/** Calls back when another tab signs in or out, or changes the stored user. */
export function watchSession(changed: (user: User | null) => void): void {
  storedToken.watch(() => changed(storedSession()));
  storedUser.watch((after, before) => {
    if (after && after.id === before?.id) changed(storedSession());
  });
  // A page restored from the back/forward cache has missed storage events.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) changed(storedSession());
  });
}

/** The device token for calls without a session; nothing before the first sign-in. */
export function storedDeviceToken(): { deviceToken?: string } {
  const deviceToken = knownDevice.read();
  return deviceToken === null ? {} : { deviceToken };
}

export function rememberedEmail(): string {
  return lastEmail.read() ?? "";
}

export function storeEmail(email: string | null): void {
  if (email === null) lastEmail.remove();
  else lastEmail.write(email);
}
