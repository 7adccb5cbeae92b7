import { expect, test } from "vitest";
import { type Profile, profile } from "#contracts/account/load-profile.ts";
import { accepted } from "#machines/testing/answers.ts";
import { profileDiffers, type User, userWithProfile } from "./user.ts";

const LIN: User = { id: "42", email: "lin@example.com", language: "en-US", nickName: "Lin", avatar: "lin.png" };
const says = (said: Partial<Profile>): Profile => ({ ...profile.parse({}), ...said });

test("user: empty fields of a profile change nothing, and its id is used only if none is known (3.3)", () => {
  expect(userWithProfile(LIN, says({}))).toEqual(LIN);
  expect(userWithProfile(LIN, says({ accountId: "7" })).id).toBe("42");
  expect(userWithProfile({ ...LIN, id: "" }, says({ accountId: "7" })).id).toBe("7");
});

test.each<Partial<Profile>>([{ email: "shop@example.com" }, { nickName: "Shop" }, { avatar: "shop.png" }])(
  "user: a profile with %j is a change (3.3)",
  (said) => {
    expect(profileDiffers(LIN, accepted(says(said)))).toBe(true);
    expect(userWithProfile(LIN, says(said))).toEqual({ ...LIN, ...said });
  },
);
