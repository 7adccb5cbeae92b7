import type { Profile } from "#contracts/account/load-profile.ts";
import type { LoginData } from "#contracts/account/login.ts";
import type { Answer } from "#contracts/envelope.ts";

/** The stored user (3.1); the id is "" if only the token is stored, until the profile is loaded. */
export type User = Pick<LoginData, "email" | "language" | "nickName" | "avatar"> & { id: string };

/** The user of a sign-in (3.2). */
export function userOf({ userId, email, language, nickName, avatar }: LoginData): User {
  return { id: userId, email, language, nickName, avatar };
}

/** The user updated from the profile; empty fields of the profile change nothing (3.3). */
export function userWithProfile(user: User, { accountId, email, nickName, avatar }: Profile): User {
  return {
    ...user,
    id: user.id || accountId,
    email: email || user.email,
    nickName: nickName || user.nickName,
    avatar: avatar || user.avatar,
  };
}

/** Whether a profile changes the user. */
export function profileDiffers(user: User | null, answer: Answer<Profile>): boolean {
  if (!user || !answer.accepted) return false;
  const { id, email, nickName, avatar } = userWithProfile(user, answer.value);
  return id !== user.id || email !== user.email || nickName !== user.nickName || avatar !== user.avatar;
}

/** @throws Error if no user is signed in. */
export function requireUser(user: User | null): User {
  if (!user) throw new Error("No user is signed in");
  return user;
}
