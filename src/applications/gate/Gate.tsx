import { Button, InputGroup } from "@blueprintjs/core";
import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Problem } from "#contracts/problem.ts";
import { codeIssues } from "#machines/account/registration-rules.ts";
import type { VerificationActor } from "#machines/account/verification.ts";
import { CodeNote, SendCode, useFocusWhenSent } from "#src/account/SendCode.tsx";
import css from "#src/applications/applications.module.css";
import { ProblemNotice } from "#src/services/problem/ProblemNotice.tsx";
import { ProblemText } from "#src/services/problem/ProblemText.tsx";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import dialog from "#src/ui/dialog/dialog.module.css";
import { Field } from "#src/ui/form/Field.tsx";
import { readAutofill } from "#src/ui/form/read-autofill.ts";
import { Notice } from "#src/ui/page/Notice.tsx";

/**
 * The verification gate in a dialog (4.5, 6.5): a code by email, with the reminder of 8.11. The parent machine continues once
 * the code is accepted.
 * @param again why the gate must be passed again, if so.
 */
export function Gate({ actor, again }: { actor: VerificationActor; again: Problem | null }) {
  const { t } = useTranslation(["applications", "account"]);
  const snapshot = useSelector(actor, (current) => current);
  const { email, purpose, code, problem } = snapshot.context;
  const open = snapshot.matches({ open: "typing" });
  const busy = snapshot.hasTag("busy");
  const field = useRef<HTMLInputElement>(null);

  useFocusWhenSent(snapshot.children.codeDelivery, field);
  // Also after a refused code.
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);

  return (
    <form
      className={dialog.body}
      noValidate
      data-machine="verification"
      data-state={JSON.stringify(snapshot.value)}
      onSubmit={(event) => {
        event.preventDefault();
        readAutofill(event.currentTarget);
        actor.send({ type: "CODE_SUBMITTED" });
      }}
    >
      {again && <ProblemNotice problem={again} />}
      <Notice tone="warning" title={t("gate.reminder")}>
        {t("gate.reminderText")}
      </Notice>
      <p>{t(`gate.lead.${purpose}`, { email })}</p>
      <Field
        label={t("gate.code")}
        error={
          problem ? (
            <ProblemText problem={problem} />
          ) : (
            codeIssues(code).code === "format" && t("account:register.issue.codeFormat")
          )
        }
      >
        {(inputProps) => (
          <div className={css.codeRow}>
            <InputGroup
              {...inputProps}
              inputRef={field}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              disabled={!open && !busy}
              readOnly={busy}
              value={code}
              onValueChange={(typed) => actor.send({ type: "CODE_TYPED", code: typed })}
            />
            <SendCode actor={snapshot.children.codeDelivery} email={email} />
          </div>
        )}
      </Field>
      <CodeNote actor={snapshot.children.codeDelivery} email={email} />
      <div className={dialog.foot}>
        <Button onClick={() => actor.send({ type: "DISMISSED" })}>{t("gate.cancel")}</Button>
        <BusyButton
          type="submit"
          intent="primary"
          busy={busy}
          disabled={!busy && !snapshot.can({ type: "CODE_SUBMITTED" })}
        >
          {t("gate.confirm")}
        </BusyButton>
      </div>
    </form>
  );
}
