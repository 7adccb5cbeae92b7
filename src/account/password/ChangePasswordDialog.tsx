import { Button } from "@blueprintjs/core";
import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type PasswordFields, passwordIssues } from "#machines/account/password-rules.ts";
import { NewPasswordFields } from "#src/account/new-password/NewPasswordFields.tsx";
import { matchRoute, returnQuery } from "#src/navigation/guard.ts";
import { ROUTES } from "#src/navigation/routes.ts";
import { MachineForm } from "#src/services/problem/MachineForm.tsx";
import { ProblemText } from "#src/services/problem/ProblemText.tsx";
import { refusalName } from "#src/services/problem/refusal-name.ts";
import { useProvided, useServices } from "#src/services/services.ts";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import { ConsoleDialog } from "#src/ui/dialog/ConsoleDialog.tsx";
import css from "#src/ui/dialog/dialog.module.css";
import { Field } from "#src/ui/form/Field.tsx";
import { PasswordInput } from "#src/ui/form/PasswordInput.tsx";
import { useMachine } from "#src/ui/machine/use-machine.ts";
import { useWhenDone } from "#src/ui/machine/use-when-done.ts";
import { useScreenAddress } from "#src/ui/page/use-screen-address.ts";
import { showToast } from "#src/ui/toasts/show-toast.ts";
import { passwordChanges } from "./password-changes.ts";
import { providePasswordChange } from "./provide.ts";

/** Changing the password (2.33): the old one, and the new one twice. Closing it discards the input. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("account");
  const { session } = useServices();
  const email = useSelector(session, ({ context }) => context.user?.email ?? "");
  const here = matchRoute(ROUTES, useScreenAddress());
  const search = here ? returnQuery(here) : "";
  const { actor, snapshot } = useMachine(useProvided(providePasswordChange), undefined);
  const { fields, problem } = snapshot.context;
  const issues = snapshot.hasTag("showingIssues") ? passwordIssues(fields) : {};
  const oldIsWrong = refusalName(problem) === "wrongCredentials";
  const type = (field: keyof PasswordFields, value: string) => actor.send({ type: "FIELD_TYPED", field, value });
  const dismiss = () => actor.send({ type: "DISMISSED" });

  useWhenDone(actor, (last) => {
    if (last.matches("changed")) {
      showToast({ tone: "success", text: t("passwordChange.changed") });
      passwordChanges.set(passwordChanges.get() + 1);
    }
    onClose();
  });

  return (
    <ConsoleDialog
      size="small"
      title={t("passwordChange.title")}
      closeLabel={t("passwordChange.close")}
      canClose={snapshot.can({ type: "DISMISSED" })}
      onClose={dismiss}
    >
      <MachineForm machine="passwordChange" actor={actor} className={css.body} isAtField={oldIsWrong}>
        {/* Tells password managers whose password this is. */}
        <input hidden readOnly type="email" autoComplete="username" value={email} />
        <Field
          label={t("passwordChange.old")}
          aside={
            <Link to={{ pathname: "/forget", search }} state={{ email }} onClick={dismiss}>
              {t("passwordChange.forgot")}
            </Link>
          }
          error={
            problem && oldIsWrong ? (
              <ProblemText problem={problem} />
            ) : (
              issues.oldPassword && t("passwordChange.oldRequired")
            )
          }
        >
          {(inputProps) => (
            <PasswordInput
              {...inputProps}
              name="oldPassword"
              autoComplete="current-password"
              required
              autoFocus
              value={fields.oldPassword}
              onValueChange={(value) => type("oldPassword", value)}
            />
          )}
        </Field>
        <NewPasswordFields
          labels={{ password: t("passwordChange.password"), repeat: t("passwordChange.repeat") }}
          fields={fields}
          issues={issues}
          email={email}
          onTyped={type}
        />
        <div className={css.foot}>
          <Button disabled={!snapshot.can({ type: "DISMISSED" })} onClick={dismiss}>
            {t("passwordChange.cancel")}
          </Button>
          <BusyButton type="submit" intent="primary" busy={snapshot.hasTag("busy")}>
            {t("passwordChange.submit")}
          </BusyButton>
        </div>
      </MachineForm>
    </ConsoleDialog>
  );
}
