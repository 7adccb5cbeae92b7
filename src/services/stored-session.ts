/** The session as this device keeps it (3.1): the token under `token`, the user under `UserIdToken`. */
import * as z from "zod/mini";
import type { LoginData } from "#contracts/account/login.ts";
import type { User } from "#machines/account/user.ts";
import { clearTabs } from "./clear-tabs.ts";

const TOKEN_KEY = "token";
const USER_KEY = "UserIdToken";
/** The e-mail of the last sign-in, kept when the merchant asked for it (2.21); never a password. */
const EMAIL_KEY = "remembered-email";

const storedUser = z.object({
  id: z.string().check(z.minLength(1)),
  email: z.string(),
  language: z.string(),
  nickName: z.string(),
  avatar: z.string(),
});

export function storedToken(): string | null {
  return localStorage.getItem(TOKEN_KEY);
}

/** The stored user; null when nobody is, or when what is stored is not a whole session. */
export function storedSession(): User | null {
  const user = storedUser.safeParse(parsed(localStorage.getItem(USER_KEY)));
  return user.success && storedToken() ? user.data : null;
}

export function storeSession({ accessToken, userId, email, language, nickName, avatar }: LoginData): void {
  storeUser({ id: userId, email, language, nickName, avatar });
  localStorage.setItem(TOKEN_KEY, accessToken);
}

/** Keeps the user as it is now; the token stays what it was. */
export function storeUser(user: User): void {
  localStorage.setItem(USER_KEY, JSON.stringify(user));
}

export function clearSession(): void {
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(USER_KEY);
  clearTabs();
}

/**
 * Tells when another tab signs in or out: the token decides, since it is written last and removed first. What is stored
 * anew of the same user, such as a nickname, is told as well.
 */
export function watchSession(changed: (user: User | null) => void): void {
  addEventListener("storage", ({ key, oldValue, newValue }) => {
    const isRenamed = key === USER_KEY && isSameUser(oldValue, newValue);
    if (key === TOKEN_KEY || key === null || isRenamed) changed(storedSession());
  });
}

function isSameUser(before: string | null, after: string | null): boolean {
  const [one, other] = [storedUser.safeParse(parsed(before)), storedUser.safeParse(parsed(after))];
  return one.success && other.success && one.data.id === other.data.id;
}

export function rememberedEmail(): string {
  return localStorage.getItem(EMAIL_KEY) ?? "";
}

export function rememberEmail(email: string | null): void {
  if (email === null) localStorage.removeItem(EMAIL_KEY);
  else localStorage.setItem(EMAIL_KEY, email);
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? "null");
  } catch {
    return null;
  }
}
