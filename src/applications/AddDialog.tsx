import { Button } from "@blueprintjs/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { isOffered } from "#contracts/problem.ts";
import { applicationIssues } from "#machines/applications/application-fields.ts";
import { ApplicationForm } from "#src/applications/form/ApplicationForm.tsx";
import { MachineForm } from "#src/services/problem/MachineForm.tsx";
import { refusalName } from "#src/services/problem/refusal-name.ts";
import { useProvided } from "#src/services/services.ts";
import { randomId } from "#src/ui/browser/random-id.ts";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import { ConsoleDialog } from "#src/ui/dialog/ConsoleDialog.tsx";
import css from "#src/ui/dialog/dialog.module.css";
import { useMachine } from "#src/ui/machine/use-machine.ts";
import { useWhenDone } from "#src/ui/machine/use-when-done.ts";
import { showToast } from "#src/ui/toasts/show-toast.ts";
import { provideApplicationCreation } from "./provide.ts";

/** Adding an application (2.27). Closing it adds nothing. */
export function AddDialog({ onClose, onChanged }: { onClose: () => void; onChanged: (added: string) => void }) {
  const { t } = useTranslation("applications");
  const [visit] = useState(randomId);
  const { actor, snapshot } = useMachine(useProvided(provideApplicationCreation), { visit });
  const { fields, problem } = snapshot.context;
  const dismiss = () => actor.send({ type: "DISMISSED" });

  useWhenDone(actor, (last) => {
    if (last.matches("created")) {
      showToast({ tone: "success", text: t("add.done") });
      onChanged(last.context.created);
    }
    onClose();
  });

  return (
    <ConsoleDialog
      title={t("add.title")}
      closeLabel={t("add.close")}
      canClose={snapshot.can({ type: "DISMISSED" })}
      onClose={dismiss}
    >
      <MachineForm
        className={css.body}
        machine="applicationCreation"
        actor={actor}
        problemActions={
          refusalName(problem) === "applicationLimitReached" && (
            <Link to="/order/packages">{t("problem.toPackages")}</Link>
          )
        }
      >
        <ApplicationForm
          fields={fields}
          issues={snapshot.hasTag("showingIssues") ? applicationIssues(fields) : {}}
          onTyped={(field, value) => actor.send({ type: "FIELD_TYPED", field, value })}
        />
        <div className={css.foot}>
          <Button disabled={!snapshot.can({ type: "DISMISSED" })} onClick={dismiss}>
            {t("add.cancel")}
          </Button>
          <BusyButton type="submit" intent="primary" busy={snapshot.hasTag("busy")} disabled={!isOffered(problem)}>
            {t("add.submit")}
          </BusyButton>
        </div>
      </MachineForm>
    </ConsoleDialog>
  );
}
