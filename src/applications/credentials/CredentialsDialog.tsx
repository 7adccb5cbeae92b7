import { Button } from "@blueprintjs/core";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { provideCredentialView } from "../../app/provide/applications.ts";
import { useProvided } from "../../app/services.ts";
import { ConsoleDialog } from "../../shell/dialog/ConsoleDialog.tsx";
import css from "../../shell/dialog/dialog.module.css";
import { EmptyState } from "../../shell/page/EmptyState.tsx";
import { Skeleton } from "../../shell/page/Skeleton.tsx";
import { Gate } from "../gate/Gate.tsx";
import { Unavailable } from "../Unavailable.tsx";
import { HeldCredentials } from "./HeldCredentials.tsx";

/** The credentials of an application, behind the gate (2.27, 4.5). Closing it forgets them. */
export function CredentialsDialog({ code, email, onClose }: { code: string; email: string; onClose: () => void }) {
  const { t } = useTranslation("applications");
  const actor = useActorRef(useProvided(provideCredentialView), { input: { code, email } });
  const snapshot = useSelector(actor, (current) => current);
  const { problem } = snapshot.context;
  const gate = snapshot.children.verification;
  const close = () => actor.send({ type: "CLOSED" });
  const retry = () => actor.send({ type: "RETRIED" });

  useEffect(() => {
    const watching = actor.subscribe((current) => {
      if (current.status === "done") onClose();
    });
    const away = () => actor.send({ type: "LOOKED_AWAY" });
    addEventListener("blur", away);
    document.addEventListener("visibilitychange", away);
    return () => {
      watching.unsubscribe();
      removeEventListener("blur", away);
      document.removeEventListener("visibilitychange", away);
    };
  }, [actor, onClose]);

  return (
    <ConsoleDialog
      size="small"
      title={t("credentials.title", { code })}
      closeLabel={t("credentials.close")}
      onClose={close}
    >
      <div data-machine="credentialView" data-state={JSON.stringify(snapshot.value)}>
        {snapshot.hasTag("verifying") && gate && <Gate actor={gate} again={problem} />}
        {snapshot.matches("loading") && (
          <div className={css.body}>
            <Skeleton lines={5} label={t("credentials.loading")} />
          </div>
        )}
        {snapshot.matches("unavailable") && problem && (
          <Unavailable title={t("credentials.failed")} problem={problem} onRetry={retry} />
        )}
        {snapshot.hasTag("held") && <HeldCredentials actor={actor} snapshot={snapshot} onClose={close} />}
        {snapshot.matches("forgotten") && (
          <EmptyState
            title={t("credentials.forgotten")}
            actions={<Button onClick={retry}>{t("credentials.verifyAgain")}</Button>}
          >
            {t("credentials.forgottenText")}
          </EmptyState>
        )}
      </div>
    </ConsoleDialog>
  );
}
