import { expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import type { Profile } from "#contracts/account/load-profile.ts";
import type { Answer } from "#contracts/envelope.ts";
import { role } from "#machines/account/role.ts";
import { session } from "#machines/account/session.ts";
import type { User } from "#machines/account/user.ts";
import { languageChange } from "#machines/shell/language-change.ts";
import { DEFAULT_SETTINGS, settings } from "#machines/shell/settings.ts";
import { deferredCall, settled } from "#machines/testing/deferred-call.ts";
import { followSession } from "./follow-session.ts";

const MEI: User = { id: "7", email: "mei@merchant.example", language: "en-US", nickName: "Mei", avatar: "" };

test("services: cached answers are cleared at signing out and before another user signs in", async () => {
  const forgotten: (string | null)[] = [];
  const signedIn = createActor(
    session.provide({
      actors: {
        restoreSession: fromPromise(async (): Promise<User | null> => null),
        loadProfile: deferredCall<Answer<Profile>, { userId: string }>().logic,
      },
      actions: { clearTabs: () => undefined },
    }),
  );
  const clear = () => void forgotten.push(signedIn.getSnapshot().context.user?.id ?? null);
  followSession(signedIn, {
    role: createActor(role),
    language: createActor(languageChange, { input: { current: "en-US", signedIn: false } }),
    settings: createActor(settings, { input: { settings: DEFAULT_SETTINGS, menuCollapse: false } }),
    answers: { clear },
  });
  signedIn.start();
  await settled();
  const changed = (user: User | null) => signedIn.send({ type: "CHANGED_ELSEWHERE", user });
  changed(MEI);
  changed({ ...MEI, nickName: "Mei Lin" });
  changed(null);
  changed({ ...MEI, id: "8" });
  expect(forgotten).toEqual(["7", null, "8"]);
});
