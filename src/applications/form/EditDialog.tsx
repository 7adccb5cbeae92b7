import { useTranslation } from "react-i18next";
import { Gate } from "#src/applications/gate/Gate.tsx";
import { provideApplicationEdit } from "#src/applications/provide.ts";
import { ErrorState } from "#src/services/problem/ErrorState.tsx";
import { useProvided } from "#src/services/services.ts";
import { ConsoleDialog } from "#src/ui/dialog/ConsoleDialog.tsx";
import css from "#src/ui/dialog/dialog.module.css";
import { withUntranslated } from "#src/ui/format/Untranslated.tsx";
import { useMachine } from "#src/ui/machine/use-machine.ts";
import { useWhenDone } from "#src/ui/machine/use-when-done.ts";
import { Skeleton } from "#src/ui/page/Skeleton.tsx";
import { showToast } from "#src/ui/toasts/show-toast.ts";
import { EditForm } from "./EditForm.tsx";

/** Editing an application, behind the gate (2.27, 4.5). Closing it changes nothing. */
export function EditDialog(props: { code: string; email: string; onClose: () => void; onChanged: () => void }) {
  const { code, email, onClose, onChanged } = props;
  const { t } = useTranslation("applications");
  const { actor, snapshot } = useMachine(useProvided(provideApplicationEdit), { code, email });
  const { problem } = snapshot.context;
  const gate = snapshot.children.verification;

  useWhenDone(actor, (last) => {
    if (last.matches("saved")) {
      showToast({ tone: "success", text: t("edit.done") });
      onChanged();
    }
    onClose();
  });

  return (
    <ConsoleDialog
      size={snapshot.hasTag("verifying") ? "small" : "large"}
      title={withUntranslated((exact) => t("edit.title", { code: exact(code) }))}
      closeLabel={t("edit.close")}
      canClose={snapshot.can({ type: "DISMISSED" })}
      onClose={() => actor.send({ type: "DISMISSED" })}
    >
      <div data-machine="applicationEdit" data-state={JSON.stringify(snapshot.value)}>
        {snapshot.hasTag("verifying") && gate && <Gate actor={gate} again={problem} />}
        {snapshot.matches("loading") && (
          <div className={css.body}>
            <Skeleton lines={8} label={t("edit.loading")} />
          </div>
        )}
        {snapshot.matches("unavailable") && problem && (
          <ErrorState title={t("edit.failed")} problem={problem} onRetry={() => actor.send({ type: "RETRIED" })} />
        )}
        {(snapshot.matches("editing") || snapshot.matches("saving")) && <EditForm actor={actor} snapshot={snapshot} />}
      </div>
    </ConsoleDialog>
  );
}
