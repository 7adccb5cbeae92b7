import { Button, InputGroup, TextArea } from "@blueprintjs/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PROFILE_MAX_LENGTHS, type ProfileField } from "#contracts/account/update-profile.ts";
import { fieldsOfProfile, normalized, PROFILE_FIELDS, profileIssues } from "#machines/account/profile-rules.ts";
import { provideProfileEdit } from "#src/account/center/provide.ts";
import { MachineForm } from "#src/services/problem/MachineForm.tsx";
import { useProvided, useServices } from "#src/services/services.ts";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import { ConsoleDialog } from "#src/ui/dialog/ConsoleDialog.tsx";
import css from "#src/ui/dialog/dialog.module.css";
import { Field } from "#src/ui/form/Field.tsx";
import { useMachine } from "#src/ui/machine/use-machine.ts";
import { useWhenDone } from "#src/ui/machine/use-when-done.ts";
import { showToast } from "#src/ui/toasts/show-toast.ts";

/** Autofill types of the fields. */
const AUTOCOMPLETE: Partial<Record<ProfileField, string>> = {
  nickName: "nickname",
  name: "name",
  job: "organization-title",
  organization: "organization",
  personalWebsite: "url",
  phone: "tel",
};
/** Types of the fields that are no ordinary text. */
const TYPES: Partial<Record<ProfileField, "url" | "tel">> = { personalWebsite: "url", phone: "tel" };

/** The profile form (2.32, 3.3, 7.14), with the focus on the nickname (5.11). */
export function ProfileDialog({ nickName, onClose }: { nickName: string; onClose: () => void }) {
  const { t } = useTranslation("account");
  const { session } = useServices();
  // The profile when the form opened, so that a later one does not overwrite input.
  const [saved] = useState(() => fieldsOfProfile(session.getSnapshot().context.profile, nickName));
  const { actor, snapshot } = useMachine(useProvided(provideProfileEdit), { saved });
  const { fields } = snapshot.context;
  const issues = snapshot.hasTag("showingIssues") ? profileIssues(fields) : {};
  const dismiss = () => actor.send({ type: "DISMISSED" });

  useWhenDone(actor, (last) => {
    if (last.matches("saved")) {
      const chosen = normalized("nickName", last.context.fields.nickName);
      session.send({ type: "PROFILE_SAVED", nickName: chosen });
      const isRenamed = chosen !== saved.nickName;
      showToast({ tone: "success", text: t(isRenamed ? "profileEdit.nicknameSaved" : "profileEdit.saved") });
    }
    onClose();
  });

  return (
    <ConsoleDialog
      title={t("profileEdit.title")}
      closeLabel={t("profileEdit.close")}
      canClose={snapshot.can({ type: "DISMISSED" })}
      onClose={dismiss}
    >
      <MachineForm machine="profileEdit" actor={actor} className={css.body}>
        {PROFILE_FIELDS.map((field) => {
          const issue = issues[field];
          const most = { most: PROFILE_MAX_LENGTHS[field] };
          const typed = { value: fields[field], name: field, autoComplete: AUTOCOMPLETE[field] ?? "off" };
          const type = (value: string) => actor.send({ type: "FIELD_TYPED", field, value });
          return (
            <Field
              key={field}
              label={t(field === "nickName" ? "userCenter.nickname" : `userCenter.field.${field}`)}
              hint={field === "nickName" && t("profileEdit.nicknameHint", most)}
              error={issue && t(`profileEdit.issue.${issue}`, most)}
            >
              {(inputProps) =>
                field === "introduction" ? (
                  <TextArea {...inputProps} {...typed} fill rows={3} onChange={({ target }) => type(target.value)} />
                ) : (
                  <InputGroup
                    {...inputProps}
                    {...typed}
                    type={TYPES[field] ?? "text"}
                    spellCheck={!TYPES[field]}
                    required={field === "nickName"}
                    autoFocus={field === "nickName"}
                    onValueChange={type}
                  />
                )
              }
            </Field>
          );
        })}
        <div className={css.foot}>
          <Button disabled={!snapshot.can({ type: "DISMISSED" })} onClick={dismiss}>
            {t("profileEdit.cancel")}
          </Button>
          <BusyButton type="submit" intent="primary" busy={snapshot.hasTag("busy")}>
            {t("profileEdit.save")}
          </BusyButton>
        </div>
      </MachineForm>
    </ConsoleDialog>
  );
}
