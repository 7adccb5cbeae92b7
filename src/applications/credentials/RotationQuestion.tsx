import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import { OLD_SECRET_HOURS } from "#contracts/applications/rotate-secret.ts";
import type { CredentialAct, CredentialViewActor } from "#machines/applications/credential-view.ts";
import dialog from "#src/ui/dialog/dialog.module.css";

/** Explains what a rotation, or ending the old AppSecret, means for receivers, and asks for confirmation (4.5). */
export function RotationQuestion(props: { actor: CredentialViewActor; act: CredentialAct; onClose: () => void }) {
  const { actor, act, onClose } = props;
  const { t } = useTranslation("applications");
  const hours = { hours: OLD_SECRET_HOURS };
  return (
    <div className={dialog.body}>
      {act === "endOld" ? (
        <p>{t("rotation.ask.endOld")}</p>
      ) : (
        <ul className="bulleted">
          <li>{t("rotation.ask.made")}</li>
          <li>{t("rotation.ask.both", hours)}</li>
          <li>{t("rotation.ask.then", hours)}</li>
        </ul>
      )}
      <div className={dialog.foot}>
        <Button autoFocus onClick={onClose}>
          {t("gate.cancel")}
        </Button>
        <Button intent="primary" onClick={() => actor.send({ type: "CONFIRMED" })}>
          {t("gate.confirm")}
        </Button>
      </div>
    </div>
  );
}
