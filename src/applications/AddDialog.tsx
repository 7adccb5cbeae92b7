import { Button } from "@blueprintjs/core";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { applicationIssues } from "#machines/applications/application-fields.ts";
import { ApplicationForm } from "#src/applications/form/ApplicationForm.tsx";
import { useProvided } from "#src/services/services.ts";
import { ConsoleDialog } from "#src/ui/dialog/ConsoleDialog.tsx";
import css from "#src/ui/dialog/dialog.module.css";
import { MachineForm } from "#src/ui/form/MachineForm.tsx";
import { Notice } from "#src/ui/page/Notice.tsx";
import { showToast } from "#src/ui/toasts/show-toast.ts";
import { provideApplicationCreation } from "./provide.ts";
import { RefusalText } from "./RefusalText.tsx";

/** Adding an application (2.27). Closing it adds nothing. */
export function AddDialog({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const { t } = useTranslation("applications");
  const [visit] = useState(() => crypto.randomUUID());
  const actor = useActorRef(useProvided(provideApplicationCreation), { input: { visit } });
  const snapshot = useSelector(actor, (current) => current);
  const { fields, problem } = snapshot.context;
  const dismiss = () => actor.send({ type: "DISMISSED" });

  useEffect(() => {
    const watching = actor.subscribe((current) => {
      if (current.status !== "done") return;
      if (current.matches("created")) {
        showToast({ tone: "success", text: t("add.done") });
        onChanged();
      }
      onClose();
    });
    return () => watching.unsubscribe();
  }, [actor, onClose, onChanged, t]);

  return (
    <ConsoleDialog title={t("add.title")} closeLabel={t("add.close")} onClose={dismiss}>
      <MachineForm
        className={css.body}
        machine="applicationCreation"
        state={snapshot.value}
        problem={problem}
        onSubmitted={() => actor.send({ type: "SUBMITTED" })}
      >
        {problem && (
          <Notice tone="danger">
            <RefusalText problem={problem} />
          </Notice>
        )}
        <ApplicationForm
          fields={fields}
          issues={snapshot.hasTag("showingIssues") ? applicationIssues(fields) : {}}
          onTyped={(field, value) => actor.send({ type: "FIELD_TYPED", field, value })}
        />
        <div className={css.foot}>
          <Button disabled={!snapshot.can({ type: "DISMISSED" })} onClick={dismiss}>
            {t("add.cancel")}
          </Button>
          <Button type="submit" intent="primary" loading={snapshot.hasTag("busy")}>
            {t("add.submit")}
          </Button>
        </div>
      </MachineForm>
    </ConsoleDialog>
  );
}
