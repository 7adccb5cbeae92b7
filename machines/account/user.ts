/** Who is signed in, as this device keeps it (3.1), and what may be learnt of them later. */
import type { Profile } from "#contracts/account/load-profile.ts";
import type { LoginData } from "#contracts/account/login.ts";
import type { Answer } from "#contracts/envelope.ts";

/** The stored user (3.1). */
export type User = Pick<LoginData, "email" | "language" | "nickName" | "avatar"> & { id: string };

/** The user of a sign-in (3.2). */
export function userOf({ userId, email, language, nickName, avatar }: LoginData): User {
  return { id: userId, email, language, nickName, avatar };
}

/** The user as their profile has them, which may have been changed on another device; what it leaves out stays (3.3). */
export function profiledUser(user: User, { email, nickName, avatar }: Profile): User {
  return {
    ...user,
    email: email || user.email,
    nickName: nickName || user.nickName,
    avatar: avatar || user.avatar,
  };
}

/** Whether a profile says anything of the user that is not known yet. */
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
