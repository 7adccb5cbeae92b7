import { useTranslation } from "react-i18next";
import type { ForgotPasswordActor, ForgotPasswordSnapshot } from "#machines/account/forgot-password.ts";
import { addressIssues } from "#machines/account/registration-rules.ts";
import { AddressFields, isCodeRefused } from "#src/account/AddressFields.tsx";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import { Notice } from "#src/ui/page/Notice.tsx";

/** Step 1 (2.23): the email and its code. A refused code is explained at its field. */
export function IdentifyStep({ actor, snapshot }: { actor: ForgotPasswordActor; snapshot: ForgotPasswordSnapshot }) {
  const { t } = useTranslation("account");
  const { fields, problem } = snapshot.context;
  return (
    <>
      {isCodeRefused(problem) && fields.password !== "" && <Notice tone="warning">{t("forgot.kept")}</Notice>}
      <AddressFields
        fields={fields}
        issues={snapshot.hasTag("showingIssues") ? addressIssues(fields) : {}}
        problem={problem}
        delivery={snapshot.children.codeDelivery}
        onTyped={(field, value) => actor.send({ type: "FIELD_TYPED", field, value })}
      />
      <BusyButton type="submit" intent="primary" size="large" fill busy={snapshot.hasTag("busy")}>
        {t("forgot.next")}
      </BusyButton>
    </>
  );
}
