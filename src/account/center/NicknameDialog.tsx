import { Button, InputGroup } from "@blueprintjs/core";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { NICKNAME_MAX_LENGTH } from "#contracts/account/update-profile.ts";
import { nicknameIssue } from "#machines/account/nickname-rules.ts";
import { provideNickname } from "#src/account/provide.ts";
import { useProvided, useServices } from "#src/services/services.ts";
import { ConsoleDialog } from "#src/ui/dialog/ConsoleDialog.tsx";
import css from "#src/ui/dialog/dialog.module.css";
import { Field } from "#src/ui/form/Field.tsx";
import { MachineForm } from "#src/ui/form/MachineForm.tsx";
import { showToast } from "#src/ui/toasts/show-toast.ts";

/** The prompt for another nickname (2.32, 5.11). Once saved, the whole console knows it. */
export function NicknameDialog({ nickName, onClose }: { nickName: string; onClose: () => void }) {
  const { t } = useTranslation("account");
  const { session } = useServices();
  const actor = useActorRef(useProvided(provideNickname), { input: { nickName } });
  const snapshot = useSelector(actor, (current) => current);
  const { typed, saved } = snapshot.context;
  const issue = typed === saved ? null : nicknameIssue(typed);
  const most = { most: NICKNAME_MAX_LENGTH };

  useEffect(() => {
    const watching = actor.on("nicknameSaved", (event) => {
      session.send({ type: "PROFILE_SAVED", nickName: event.nickName });
      showToast({ tone: "success", text: t("nickname.saved") });
      onClose();
    });
    actor.send({ type: "EDIT_REQUESTED" });
    return () => watching.unsubscribe();
  }, [actor, session, onClose, t]);

  const dismiss = () => {
    if (!actor.getSnapshot().can({ type: "DISMISSED" })) return;
    actor.send({ type: "DISMISSED" });
    onClose();
  };

  return (
    <ConsoleDialog size="small" title={t("nickname.title")} closeLabel={t("nickname.close")} onClose={dismiss}>
      <MachineForm machine="nickname" actor={actor} className={css.body}>
        <Field
          label={t("nickname.label")}
          hint={t("nickname.hint", most)}
          error={issue && t(issue === "required" ? "nickname.required" : "nickname.tooLong", most)}
        >
          {(wiring) => (
            <InputGroup
              {...wiring}
              name="nickName"
              autoComplete="nickname"
              required
              autoFocus
              value={typed}
              onValueChange={(value) => actor.send({ type: "TYPED", nickName: value })}
            />
          )}
        </Field>
        <div className={css.foot}>
          <Button disabled={!snapshot.can({ type: "DISMISSED" })} onClick={dismiss}>
            {t("nickname.cancel")}
          </Button>
          <Button
            type="submit"
            intent="primary"
            disabled={!snapshot.hasTag("busy") && !snapshot.can({ type: "SUBMITTED" })}
            loading={snapshot.hasTag("busy")}
          >
            {t("nickname.save")}
          </Button>
        </div>
      </MachineForm>
    </ConsoleDialog>
  );
}
