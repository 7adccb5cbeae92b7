/** The signed-in user as this device stores it (3.1), and how a profile updates it. */
import type { Profile } from "#contracts/account/load-profile.ts";
import type { LoginData } from "#contracts/account/login.ts";
import type { Answer } from "#contracts/envelope.ts";

/** The stored user (3.1). */
export type User = Pick<LoginData, "email" | "language" | "nickName" | "avatar"> & { id: string };

/** The user of a sign-in (3.2). */
export function userOf({ userId, email, language, nickName, avatar }: LoginData): User {
  return { id: userId, email, language, nickName, avatar };
}

/** The user with the e-mail, nickname and picture of the profile; fields that the profile leaves empty stay (3.3). */
export function profiledUser(user: User, { email, nickName, avatar }: Profile): User {
  return {
    ...user,
    email: email || user.email,
    nickName: nickName || user.nickName,
    avatar: avatar || user.avatar,
  };
}

/** Whether a profile differs from the stored user. */
export function profileDiffers(user: User | null, answer: Answer<Profile>): boolean {
  if (!user || !answer.accepted) return false;
  const { email, nickName, avatar } = profiledUser(user, answer.value);
  return email !== user.email || nickName !== user.nickName || avatar !== user.avatar;
}

/** @throws Error where nobody is signed in. */
export function knownUser(user: User | null): User {
  if (!user) throw new Error("Nobody is signed in");
  return user;
}
