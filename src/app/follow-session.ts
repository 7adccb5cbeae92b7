import type { RoleActor } from "#machines/account/role.ts";
import type { SessionActor } from "#machines/account/session.ts";
import type { LanguageChangeActor } from "#machines/shell/language-change.ts";
import type { SettingsActor } from "#machines/shell/settings.ts";
import type { AnswerCache } from "#src/services/answer-cache.ts";

/**
 * Passes the signed-in user and the profile to role, language and settings (4.1, 4.2, 4.9, 6.2), and clears the cache when the
 * user changes.
 */
export function followSession(
  session: SessionActor,
  followers: {
    role: RoleActor;
    language: LanguageChangeActor;
    settings: SettingsActor;
    answers: Pick<AnswerCache, "clear">;
  },
) {
  let signedIn = false;
  let user: string | undefined;
  /** The profile's role; null while there is no profile. */
  let given: string | null = null;
  session.subscribe((current) => {
    if (current.hasTag("signedIn") !== signedIn) {
      signedIn = !signedIn;
      const type = signedIn ? "SIGNED_IN" : "SIGNED_OUT";
      followers.language.send({ type });
      followers.settings.send({ type });
      if (!signedIn) followers.role.send({ type: "SIGNED_OUT" });
    }
    const { profile } = current.context;
    const present = signedIn ? current.context.user?.id : undefined;
    if (present !== user) followers.answers.clear();
    user = present;
    // A reloaded profile with the same role does not undo a switch of role.
    if (profile && profile.role !== given) followers.role.send({ type: "PROFILE_LOADED", role: profile.role });
    given = profile?.role ?? null;
  });
}
