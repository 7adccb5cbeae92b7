import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { provideApplicationEdit } from "../../app/provide/applications.ts";
import { useProvided } from "../../app/services.ts";
import { ConsoleDialog } from "../../shell/dialog/ConsoleDialog.tsx";
import css from "../../shell/dialog/dialog.module.css";
import { Skeleton } from "../../shell/page/Skeleton.tsx";
import { tell } from "../../shell/toasts/toaster.ts";
import { Gate } from "../gate/Gate.tsx";
import { Unavailable } from "../Unavailable.tsx";
import { EditForm } from "./EditForm.tsx";

/** Editing an application, behind the gate (2.27, 4.5). Closing it changes nothing. */
export function EditDialog(props: { code: string; email: string; onClose: () => void; onChanged: () => void }) {
  const { code, email, onClose, onChanged } = props;
  const { t } = useTranslation("applications");
  const actor = useActorRef(useProvided(provideApplicationEdit), { input: { code, email } });
  const snapshot = useSelector(actor, (current) => current);
  const { problem } = snapshot.context;
  const gate = snapshot.children.verification;

  useEffect(() => {
    const watching = actor.subscribe((current) => {
      if (current.status !== "done") return;
      if (current.matches("saved")) {
        tell({ tone: "success", text: t("edit.done") });
        onChanged();
      }
      onClose();
    });
    return () => watching.unsubscribe();
  }, [actor, onClose, onChanged, t]);

  return (
    <ConsoleDialog
      size={snapshot.hasTag("verifying") ? "small" : "large"}
      title={t("edit.title", { code })}
      closeLabel={t("edit.close")}
      onClose={() => actor.send({ type: "ABANDONED" })}
    >
      <div data-machine="applicationEdit" data-state={JSON.stringify(snapshot.value)}>
        {snapshot.hasTag("verifying") && gate && <Gate actor={gate} again={problem} />}
        {snapshot.matches("loading") && (
          <div className={css.body}>
            <Skeleton lines={8} label={t("edit.loading")} />
          </div>
        )}
        {snapshot.matches("unavailable") && problem && (
          <Unavailable title={t("edit.failed")} problem={problem} onRetry={() => actor.send({ type: "RETRIED" })} />
        )}
        {(snapshot.matches("editing") || snapshot.matches("saving")) && <EditForm actor={actor} snapshot={snapshot} />}
      </div>
    </ConsoleDialog>
  );
}
