import { Button, HTMLSelect } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import { applicationStatus } from "#contracts/applications/application.ts";
import { isOffered } from "#contracts/problem.ts";
import type { ApplicationEditActor, ApplicationEditSnapshot } from "#machines/applications/application-edit.ts";
import { applicationIssues } from "#machines/applications/application-fields.ts";
import { MachineForm } from "#src/services/problem/MachineForm.tsx";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import css from "#src/ui/dialog/dialog.module.css";
import { Field } from "#src/ui/form/Field.tsx";
import { ApplicationForm } from "./ApplicationForm.tsx";

/** The form that edits an application, its status included (4.5). */
export function EditForm({ actor, snapshot }: { actor: ApplicationEditActor; snapshot: ApplicationEditSnapshot }) {
  const { t } = useTranslation("applications");
  const { fields, status, problem } = snapshot.context;
  return (
    <MachineForm actor={actor} className={css.body}>
      <ApplicationForm
        fields={fields}
        issues={snapshot.hasTag("showingIssues") ? applicationIssues(fields) : {}}
        onTyped={(field, value) => actor.send({ type: "FIELD_TYPED", field, value })}
      />
      <Field label={t("field.status")} hint={t("hint.status")}>
        {({ readOnly, ...inputProps }) => (
          <HTMLSelect
            {...inputProps}
            fill
            disabled={readOnly}
            iconProps={{ title: "" }}
            value={status}
            options={applicationStatus.options.map((value) => ({ value, label: t(`status.${value}`) }))}
            onChange={({ currentTarget }) =>
              actor.send({ type: "STATUS_CHOSEN", status: applicationStatus.parse(currentTarget.value) })
            }
          />
        )}
      </Field>
      <div className={css.foot}>
        <Button disabled={!snapshot.can({ type: "DISMISSED" })} onClick={() => actor.send({ type: "DISMISSED" })}>
          {t("edit.cancel")}
        </Button>
        <BusyButton type="submit" intent="primary" busy={snapshot.hasTag("busy")} disabled={!isOffered(problem)}>
          {t("edit.save")}
        </BusyButton>
      </div>
    </MachineForm>
  );
}
