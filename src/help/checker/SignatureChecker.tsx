import { Button, InputGroup, TextArea } from "@blueprintjs/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { fromPromise } from "xstate";
import { type Pasted, signatureCheck, type Verdict } from "#machines/dashboard/signature-check.ts";
import css from "#src/help/help.module.css";
import { readCallbackToCheck } from "#src/navigation/signature-checker.ts";
import { MachineForm } from "#src/services/problem/MachineForm.tsx";
import { Field } from "#src/ui/form/Field.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import { useMachine } from "#src/ui/machine/use-machine.ts";
import { Notice } from "#src/ui/page/Notice.tsx";
import type { Tone } from "#src/ui/page/Tag.tsx";
import { useScreenAddress } from "#src/ui/page/use-screen-address.ts";
import { checkSignature } from "./check-signature.ts";

/** Checks a callback's signature in the browser, and explains what is wrong (2.24). */
export function SignatureChecker() {
  const { t } = useTranslation("help");
  const { hash, state } = useScreenAddress();
  const given = readCallbackToCheck(state);
  const [logic] = useState(() => {
    // A recorded attempt was fresh or stale when it was sent.
    const receivedAt = ({ headers }: Pasted) =>
      given.sentAt !== null && headers === given.headers ? Date.parse(given.sentAt) : Date.now();
    return signatureCheck.provide({
      actors: { check: fromPromise(({ input }) => checkSignature(input, receivedAt(input))) },
    });
  });
  const { actor, snapshot } = useMachine(logic, given);
  const secret = useRef<HTMLInputElement>(null);
  const lacksSecretAlone = given.headers !== "";
  const { fields, verdict } = snapshot.context;
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    if (!lacksSecretAlone) return;
    // Opening a screen focuses its content after this effect.
    const frame = requestAnimationFrame(() => secret.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [hash, lacksSecretAlone]);
  const type = (field: keyof Pasted) => (value: string) => actor.send({ type: "FIELD_TYPED", field, value });
  return (
    <MachineForm machine="signatureCheck" actor={actor} className={css.checker} header={<p>{t("checker.lead")}</p>}>
      {(["headers", "body"] as const).map((field) => (
        <Field key={field} label={t(`checker.${field}`)} hint={t(`checker.${field}Hint`)}>
          {(inputProps) => (
            <TextArea
              {...inputProps}
              rows={4}
              spellCheck={false}
              value={fields[field]}
              onChange={(event) => type(field)(event.target.value)}
            />
          )}
        </Field>
      ))}
      <Field label="AppSecret" hint={t("checker.secretHint")}>
        {(inputProps) => (
          <InputGroup
            {...inputProps}
            inputRef={secret}
            type="password"
            autoComplete="off"
            value={fields.secret}
            onValueChange={type("secret")}
          />
        )}
      </Field>
      <div>
        <Button
          type="submit"
          intent="primary"
          disabled={!snapshot.can({ type: "SUBMITTED" }) && !snapshot.matches("checking")}
          // The check takes a moment; the button keeps the focus.
          aria-disabled={!snapshot.can({ type: "SUBMITTED" })}
        >
          {t("checker.check")}
        </Button>
      </div>
      <div role="status">
        {snapshot.matches("checked") && verdict && <VerdictNotice verdict={verdict} />}
        {snapshot.matches("impossible") && <Notice tone="warning">{t("checker.impossible")}</Notice>}
      </div>
    </MachineForm>
  );
}

const TONES: Partial<Record<Verdict["kind"], Tone>> = { genuine: "success", genuineNext: "success", stale: "warning" };

function VerdictNotice({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation("help");
  const format = useFormat();
  const header = verdict.kind === "missingHeader" ? verdict.header : "";
  const minutes = verdict.kind === "stale" ? format.integer(verdict.minutes) : "";
  return (
    <Notice tone={TONES[verdict.kind] ?? "danger"} title={t(`checker.${verdict.kind}.title`, { header })}>
      {verdict.kind === "changedBody"
        ? t(`checker.changedBody.${verdict.how}`)
        : t(`checker.${verdict.kind}.text`, { minutes })}
    </Notice>
  );
}
