import { profileEdit } from "#machines/account/profile-edit.ts";
import { changedFields, type ProfileFields } from "#machines/account/profile-rules.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { during, hadContext, noPayload, not, when } from "#model-tests/engine/index.ts";
import { typingUpdatesField } from "#model-tests/product/forms.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const SAVED: ProfileFields = {
  nickName: "Mei",
  name: " Mei Chen ",
  job: "",
  organization: "",
  location: "",
  introduction: "",
  personalWebsite: "",
  phone: "",
};

/** The fields that the call sends: nickname, web address or both; null if nothing changed or one is invalid. */
function changesOf({ nickName, personalWebsite }: ProfileFields): object | null {
  const changes = {
    ...(nickName === " Mei Ling " && { nickName: "Mei Ling" }),
    ...(personalWebsite.includes("https:") && { personalWebsite: "https://mei.example" }),
  };
  const isWrong = nickName === " " || personalWebsite === "shop";
  return isWrong || Object.keys(changes).length === 0 ? null : changes;
}

const isUnchanged = hadContext({
  fields: ({ nickName, personalWebsite }: ProfileFields) => nickName.trim() === "Mei" && personalWebsite === "",
});
const isRight = hadContext({ fields: (fields: ProfileFields) => changesOf(fields) !== null });
const isWrong = hadContext({
  fields: (fields: ProfileFields) => fields.nickName === " " || fields.personalWebsite === "shop",
});

export const profileEditModel = modelOf<typeof profileEdit>({
  machine: profileEdit,
  description: "Editing one's own profile (2.32, 3.3, 5.11)",
  input: { saved: SAVED },
  events: {
    FIELD_TYPED: {
      "another nickname": { field: "nickName", value: " Mei Ling " },
      "no nickname": { field: "nickName", value: " " },
      "unchanged, with blanks": { field: "nickName", value: " Mei " },
      "a web address": { field: "personalWebsite", value: " https://mei.example " },
      "no web address": { field: "personalWebsite", value: "shop" },
      "no website": { field: "personalWebsite", value: "" },
    },
    ...noPayload("SUBMITTED", "DISMISSED"),
  },
  answers: { updateProfile: { accepted: accepted(null), refused: refusal() } },
  stateKey: ({ saved, fields }) => ({ changed: changedFields(saved, fields) }),
  always: {},
  overTime: {
    "typing updates the field (2.32)": typingUpdatesField("open.typing", "open.showingIssues"),
    "submitting an unchanged profile closes the form without a call (2.32)": when("SUBMITTED", isUnchanged)
      .from("open.typing", "open.showingIssues")
      .exactly({ state: "dismissed" }),
    "only changed fields are sent (2.32, 7.14)": when("SUBMITTED", isRight)
      .from("open.typing", "open.showingIssues")
      .exactly((moment) => ({
        state: "open.saving",
        calls: { updateProfile: changesOf(moment.after.context.fields) },
        context: { problem: null },
      })),
    "submitting an invalid form shows what is wrong (5.1, 5.11)": when("SUBMITTED", isWrong, not(isUnchanged))
      .from("open.typing", "open.showingIssues")
      .leadsTo("open.showingIssues"),
    "dismissing the form makes no call (2.32)": when("DISMISSED")
      .from("open.typing", "open.showingIssues")
      .exactly({ state: "dismissed" }),
    "saving only waits for the service's answer (2.32)": during("open.saving").onlyWaitsFor("updateProfile"),
  },
});
