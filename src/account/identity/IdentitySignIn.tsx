import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useProvided, useServices } from "#src/services/services.ts";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import { atRest } from "#src/ui/lazy/at-rest.ts";
import { GoogleGlyph } from "./GoogleGlyph.tsx";
import { IdentityProblem } from "./IdentityProblem.tsx";
import css from "./identity.module.css";
import { provideIdentityProvider } from "./provide.ts";

/**
 * Signing in with the identity provider (2.38): the button asks in a popup, and once the page rests, the one-tap
 * prompt offers the same. They are two questions, so that the button waits for no prompt.
 */
export function IdentitySignIn() {
  const { t } = useTranslation("identity");
  const { config, session } = useServices();
  const logic = useProvided(provideIdentityProvider);
  const input = { clientId: config.identityClientId ?? null };
  const button = useActorRef(logic, { input });
  const prompt = useActorRef(logic, { input });
  const state = useSelector(button, ({ value }) => JSON.stringify(value));
  const busy = useSelector(button, (current) => current.hasTag("busy"));
  const asking = useSelector(button, (current) => current.matches("asking"));
  const problem = useSelector(button, ({ context }) => context.problem);
  const ofPrompt = useSelector(prompt, ({ context }) => context.problem);

  useEffect(() => {
    const watching = [button, prompt].map((actor) =>
      actor.on("identified", (identified) => session.send({ type: "IDENTIFIED", session: identified.session })),
    );
    return () => {
      for (const one of watching) one.unsubscribe();
    };
  }, [button, prompt, session]);

  useEffect(() => {
    if (prompt.getSnapshot().context.clientId === "") return;
    return atRest(() => prompt.send({ type: "CHOSEN", flow: "oneTap" }));
  }, [prompt]);

  // Nobody asked for the prompt: that it could not be shown is nothing to be told about.
  const shown = problem ?? (typeof ofPrompt === "string" ? null : ofPrompt);
  return (
    <div className={css.identity} data-machine="identityProvider" data-state={state}>
      <p className={css.or}>{t("or")}</p>
      {shown && <IdentityProblem problem={shown} />}
      <BusyButton
        variant="outlined"
        size="large"
        fill
        className={css.button ?? ""}
        icon={<GoogleGlyph />}
        busy={busy}
        onClick={() => button.send({ type: "CHOSEN", flow: config.identityFlow })}
      >
        {t("continue")}
      </BusyButton>
      <p className={css.waiting} role="status">
        {asking && t("busy")}
      </p>
    </div>
  );
}
