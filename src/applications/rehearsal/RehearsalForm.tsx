import { Button, InputGroup } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import { CUSTOMER_ID_MAX_LENGTH, rehearsalWay } from "#contracts/applications/rehearse-payment.ts";
import { isOffered } from "#contracts/problem.ts";
import {
  type PaymentRehearsalActor,
  type PaymentRehearsalSnapshot,
  type RehearsalFields,
  rehearsalIssues,
} from "#machines/applications/payment-rehearsal.ts";
import { MachineForm } from "#src/services/problem/MachineForm.tsx";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import { NetworkChoice } from "#src/ui/chain/NetworkChoice.tsx";
import dialog from "#src/ui/dialog/dialog.module.css";
import choice from "#src/ui/form/choice.module.css";
import { Field } from "#src/ui/form/Field.tsx";
import { RadioCard } from "#src/ui/form/RadioCard.tsx";
import css from "./rehearsal.module.css";

/** How the test customer pays, how much, where and as whom. */
export function RehearsalForm(props: {
  actor: PaymentRehearsalActor;
  snapshot: PaymentRehearsalSnapshot;
  onClose: () => void;
}) {
  const { actor, snapshot, onClose } = props;
  const { t } = useTranslation("applications");
  const { fields, problem } = snapshot.context;
  const isPaying = snapshot.hasTag("busy");
  const issues = snapshot.hasTag("showingIssues") ? rehearsalIssues(fields) : {};
  const type = (field: keyof RehearsalFields) => (value: string) => actor.send({ type: "FIELD_TYPED", field, value });
  return (
    <MachineForm actor={actor} className={dialog.body}>
      <p>{t("rehearsal.lead")}</p>
      <fieldset className={choice.group} disabled={isPaying}>
        <legend>{t("rehearsal.way")}</legend>
        <div className={css.ways}>
          {rehearsalWay.options.map((way) => (
            <RadioCard
              key={way}
              name="way"
              value={way}
              className={choice.card}
              checked={fields.way === way}
              onSelect={() => type("way")(way)}
            >
              <span className={choice.name}>{t(`rehearsal.ways.${way}.name`)}</span>
              <span className="muted">{t(`rehearsal.ways.${way}.text`)}</span>
            </RadioCard>
          ))}
        </div>
      </fieldset>
      <NetworkChoice
        legend={t("rehearsal.network")}
        chosen={fields.network}
        disabled={isPaying}
        onChoose={type("network")}
      />
      <div className={css.fields}>
        <Field label={t("rehearsal.amount")} error={issues.amount && t("rehearsal.amountIssue")}>
          {(inputProps) => (
            <InputGroup
              {...inputProps}
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              required
              value={fields.amount}
              onValueChange={type("amount")}
            />
          )}
        </Field>
        <Field
          label={t("rehearsal.customer")}
          aside={<span className="muted">{t("field.optional")}</span>}
          hint={t("rehearsal.customerHint")}
          error={issues.userId && t("rehearsal.customerIssue", { most: CUSTOMER_ID_MAX_LENGTH })}
        >
          {(inputProps) => (
            <InputGroup
              {...inputProps}
              name="userId"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={fields.userId}
              onValueChange={type("userId")}
            />
          )}
        </Field>
      </div>
      <div className={dialog.foot}>
        <Button disabled={isPaying} onClick={onClose}>
          {t("rehearsal.cancel")}
        </Button>
        <BusyButton type="submit" intent="primary" busy={isPaying} disabled={!isOffered(problem)}>
          {t("rehearsal.submit")}
        </BusyButton>
      </div>
    </MachineForm>
  );
}
