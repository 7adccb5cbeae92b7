import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import type { ForgotPasswordActor, ForgotPasswordSnapshot } from "#machines/account/forgot-password.ts";
import { newPasswordIssues } from "#machines/account/password-rules.ts";
import { NewPasswordFields } from "#src/account/new-password/NewPasswordFields.tsx";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import css from "./forgot.module.css";

/** Step 2 (2.23): the new password, twice; "Back" keeps the input. */
export function ChooseStep({ actor, snapshot }: { actor: ForgotPasswordActor; snapshot: ForgotPasswordSnapshot }) {
  const { t } = useTranslation("account");
  const { fields } = snapshot.context;
  return (
    <>
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly type="email" autoComplete="username" value={fields.email} />
      <NewPasswordFields
        labels={{ password: t("forgot.password"), repeat: t("forgot.repeat") }}
        fields={fields}
        issues={snapshot.hasTag("showingIssues") ? newPasswordIssues(fields) : {}}
        email={fields.email}
        onTyped={(field, value) => actor.send({ type: "FIELD_TYPED", field, value })}
      />
      <div className={css.actions}>
        <Button
          size="large"
          disabled={!snapshot.can({ type: "WENT_BACK" })}
          onClick={() => actor.send({ type: "WENT_BACK" })}
        >
          {t("forgot.back")}
        </Button>
        <BusyButton type="submit" intent="primary" size="large" busy={snapshot.hasTag("busy")}>
          {t("forgot.submit")}
        </BusyButton>
      </div>
    </>
  );
}
