import { useSelector } from "@xstate/react";
import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type CodeDeliveryActor, deliveryProblem, RESEND_DELAY } from "#machines/account/code-delivery.ts";
import { ProblemText } from "#src/services/problem/ProblemText.tsx";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import { countdownText } from "#src/ui/countdown/countdown-text.ts";
import { useSecondsLeft } from "#src/ui/countdown/use-seconds-left.ts";
import css from "./auth.module.css";

type Delivery = { actor: CodeDeliveryActor | undefined };

/** The button that sends a code to an email, with a countdown until it can be sent again (2.22). */
export function SendCode({ actor, email }: Delivery & { email: string }) {
  const { t } = useTranslation("account");
  const snapshot = useSelector(actor, (current) => current);
  const waiting = snapshot?.matches("coolingDown") ?? false;
  const wait = useSecondsLeft(RESEND_DELAY / 1000, waiting);
  const request = { type: "SEND_REQUESTED", email } as const;
  const possible = snapshot?.can(request) ?? false;
  const busy = snapshot?.hasTag("busy") ?? false;
  return (
    <span className={css.delivery} data-machine="codeDelivery" data-state={JSON.stringify(snapshot?.value ?? "unsent")}>
      <BusyButton size="large" busy={busy} disabled={!possible} onClick={() => actor?.send(request)}>
        {waiting && !possible && wait > 0
          ? t("register.resendIn", { wait: countdownText(wait) })
          : t(snapshot?.hasTag("sent") ? "register.resendCode" : "register.sendCode")}
      </BusyButton>
    </span>
  );
}

/**
 * Moves the focus to the field of the code once the code was sent, unless another field has the focus.
 * @param from the field from which the code can be requested too.
 */
export function useFocusWhenSent(
  actor: CodeDeliveryActor | undefined,
  code: RefObject<HTMLInputElement | null>,
  from?: RefObject<HTMLInputElement | null>,
): void {
  const isSending = useSelector(actor, (current) => current?.matches("sending") ?? false);
  const isSent = useSelector(actor, (current) => current?.hasTag("sent") ?? false);
  const wasSending = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    const isElsewhere = activeElement instanceof HTMLInputElement && activeElement !== from?.current;
    if (wasSending.current && isSent && !isElsewhere) code.current?.focus();
    wasSending.current = isSending;
  }, [isSending, isSent, code, from]);
}

/** Where the code was sent, or why it could not be sent; an invalid email is shown at its field. */
export function CodeNote({ actor, email }: Delivery & { email: string }) {
  const { t } = useTranslation("account");
  const snapshot = useSelector(actor, (current) => current);
  const problem = snapshot ? deliveryProblem(snapshot, email) : null;
  return (
    <div className={css.deliveryNote} role="status">
      {problem && problem !== "emailFormat" && (
        <span className={css.wrong}>
          <ProblemText problem={problem} />
        </span>
      )}
      {!problem && snapshot?.hasTag("sent") && t(SENT[snapshot.context.purpose], { email: snapshot.context.email })}
    </div>
  );
}

/** A password reset must not reveal whether an email is registered. */
const SENT = {
  register: "register.codeSent",
  resetPassword: "forgot.codeSent",
  editApplication: "register.codeSent",
  viewCredentials: "register.codeSent",
  rotateSecret: "register.codeSent",
} as const;
