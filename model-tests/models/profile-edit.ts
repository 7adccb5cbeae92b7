import { profileEdit } from "#machines/account/profile-edit.ts";
import { changedFields, type ProfileFields } from "#machines/account/profile-rules.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { modelOf, plain } from "#model-tests/model.ts";

const SAVED: ProfileFields = {
  nickName: "Mei",
  name: "",
  job: "",
  organization: "",
  location: "",
  introduction: "",
  personalWebsite: "",
  phone: "",
};

export const profileEditModel = modelOf<typeof profileEdit>({
  machine: profileEdit,
  about: "Editing one's own profile (2.32, 3.3, 5.11)",
  input: { saved: SAVED },
  events: {
    FIELD_TYPED: {
      "another nickname": { field: "nickName", value: "Mei Ling" },
      "no nickname": { field: "nickName", value: " " },
      "what it was": { field: "nickName", value: "Mei" },
      "no web address": { field: "personalWebsite", value: "shop" },
      "no website": { field: "personalWebsite", value: "" },
    },
    SUBMITTED: plain,
    DISMISSED: plain,
  },
  answers: { updateProfile: { accepted: accepted(null), refused: refusal() } },
  stateKey: ({ saved, fields }) => ({ changed: changedFields(saved, fields) }),
  always: {
    "while the service is asked, no problem of an earlier try is shown (8.4)": (snapshot) =>
      !snapshot.hasTag("busy") || snapshot.context.problem === null,
    "an empty nickname is never sent (5.1)": (snapshot) =>
      !snapshot.hasTag("busy") || snapshot.context.fields.nickName.trim() !== "",
  },
});
