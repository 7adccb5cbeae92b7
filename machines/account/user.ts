/** Who is signed in, as this device keeps it (3.1), and what may be learnt of them later. */
import type { Profile } from "#contracts/account/load-profile.ts";
import type { LoginData } from "#contracts/account/login.ts";
import type { Answer } from "#contracts/envelope.ts";

/** The stored user (3.1); the id is "" where this device has the token alone, and the profile brings the rest. */
export type User = Pick<LoginData, "email" | "language" | "nickName" | "avatar"> & { id: string };

/** The user of a sign-in (3.2). */
export function userOf({ userId, email, language, nickName, avatar }: LoginData): User {
  return { id: userId, email, language, nickName, avatar };
}

/** The user with what the profile says, which brings an id that is not known yet; what it leaves empty stays (3.3). */
export function profiledUser(user: User, { accountId, email, nickName, avatar }: Profile): User {
  return {
    ...user,
    id: user.id || accountId,
    email: email || user.email,
    nickName: nickName || user.nickName,
    avatar: avatar || user.avatar,
  };
}

/** Whether a profile says anything of the user that is not known yet. */
export function profileDiffers(user: User | null, answer: Answer<Profile>): boolean {
  if (!user || !answer.accepted) return false;
  const { id, email, nickName, avatar } = profiledUser(user, answer.value);
  return id !== user.id || email !== user.email || nickName !== user.nickName || avatar !== user.avatar;
}

/** @throws Error when no user is signed in. */
export function knownUser(user: User | null): User {
  if (!user) throw new Error("No user is signed in");
  return user;
}
