import { RepeatIcon } from "@blueprintjs/icons/lib/esm/generated/components/repeat";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { isOffered } from "#contracts/problem.ts";
import { ProblemNotice } from "#src/services/problem/ProblemNotice.tsx";
import { useProvided } from "#src/services/services.ts";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import { useMachine } from "#src/ui/machine/use-machine.ts";
import { Notice } from "#src/ui/page/Notice.tsx";
import css from "./bills.module.css";
import { provideCallbackResend } from "./provide.ts";

/** Sends a callback again, and shows the outcome (2.31, 8.9). */
export function ResendCallback({ code, onSent }: { code: string; onSent: () => void }) {
  const { t } = useTranslation("bills");
  const { actor, snapshot } = useMachine(useProvided(provideCallbackResend), { code });
  const { problem } = snapshot.context;

  useEffect(() => {
    const listening = actor.on("callbackSent", onSent);
    return () => listening.unsubscribe();
  }, [actor, onSent]);

  return (
    <div className={css.again} data-machine="callbackResend" data-state={JSON.stringify(snapshot.value)}>
      <BusyButton
        icon={<RepeatIcon />}
        aria-disabled={!snapshot.can({ type: "RESEND_REQUESTED" })}
        disabled={!isOffered(problem)}
        busy={snapshot.hasTag("busy")}
        onClick={() => actor.send({ type: "RESEND_REQUESTED" })}
      >
        {t("callback.again")}
      </BusyButton>
      {snapshot.matches("delivered") && <Notice tone="success" title={t("callback.sentAndTaken")} />}
      {snapshot.matches("undelivered") && <Notice tone="warning" title={t("callback.sentNotTaken")} />}
      {problem && <ProblemNotice problem={problem} title={t("callback.notSent")} />}
    </div>
  );
}
