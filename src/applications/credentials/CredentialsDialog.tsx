import { Button } from "@blueprintjs/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { CredentialAct } from "#machines/applications/credential-view.ts";
import { Gate } from "#src/applications/gate/Gate.tsx";
import { provideCredentialView } from "#src/applications/provide.ts";
import { ErrorState } from "#src/services/problem/ErrorState.tsx";
import { useProvided } from "#src/services/services.ts";
import { ConsoleDialog } from "#src/ui/dialog/ConsoleDialog.tsx";
import css from "#src/ui/dialog/dialog.module.css";
import { withUntranslated } from "#src/ui/format/Untranslated.tsx";
import { useMachine } from "#src/ui/machine/use-machine.ts";
import { useWhenDone } from "#src/ui/machine/use-when-done.ts";
import { EmptyState } from "#src/ui/page/EmptyState.tsx";
import { Skeleton } from "#src/ui/page/Skeleton.tsx";
import { HeldCredentials } from "./HeldCredentials.tsx";
import { RotationQuestion } from "./RotationQuestion.tsx";

/** The credentials of an application, and the rotation of its AppSecret, behind the gate (2.27, 4.5). Closing it discards them. */
export function CredentialsDialog(props: { act: CredentialAct; code: string; email: string; onClose: () => void }) {
  const { code, onClose, ...input } = props;
  const { t } = useTranslation("applications");
  const { actor, snapshot } = useMachine(useProvided(provideCredentialView), { code, ...input });
  const { act, problem } = snapshot.context;
  const gate = snapshot.children.verification;
  const close = () => actor.send({ type: "DISMISSED" });
  const retry = () => actor.send({ type: "RETRIED" });

  useWhenDone(actor, onClose);
  useEffect(() => {
    const away = () => actor.send({ type: "FOCUS_LOST" });
    addEventListener("blur", away);
    document.addEventListener("visibilitychange", away);
    return () => {
      removeEventListener("blur", away);
      document.removeEventListener("visibilitychange", away);
    };
  }, [actor]);

  return (
    <ConsoleDialog
      size="small"
      title={withUntranslated((exact) =>
        t(act === "view" ? "credentials.title" : `rotation.title.${act}`, { code: exact(code) }),
      )}
      closeLabel={t("credentials.close")}
      onClose={close}
    >
      <div data-machine="credentialView" data-state={JSON.stringify(snapshot.value)}>
        {snapshot.matches("asking") && <RotationQuestion actor={actor} act={act} onClose={close} />}
        {snapshot.hasTag("verifying") && gate && <Gate actor={gate} again={problem} />}
        {snapshot.matches("loading") && (
          <div className={css.body}>
            <Skeleton lines={5} label={t("credentials.loading")} />
          </div>
        )}
        {snapshot.matches("unavailable") && problem && (
          <ErrorState title={t("credentials.failed")} problem={problem} onRetry={retry} />
        )}
        {snapshot.hasTag("available") && <HeldCredentials actor={actor} snapshot={snapshot} onClose={close} />}
        {snapshot.matches("expired") && (
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
