import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useProvided, useServices } from "#src/services/services.ts";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import { whenIdle } from "#src/ui/lazy/when-idle.ts";
import { inspectOption } from "#src/ui/machine/inspect-option.ts";
import { IdentityProblem } from "./IdentityProblem.tsx";
import css from "./identity.module.css";
import { provideIdentityProvider } from "./provide.ts";

/**
 * Sign-in with the identity provider (2.38): a button that opens a popup, and the one-tap prompt when the page is idle. Each
 * has its own machine, so that the button does not wait for the prompt.
 */
export function IdentitySignIn() {
  const { t } = useTranslation("identity");
  const { config, session } = useServices();
  const logic = useProvided(provideIdentityProvider);
  const input = { clientId: config.identityClientId ?? null };
  const button = useActorRef(logic, { input, ...inspectOption() });
  const prompt = useActorRef(logic, { input, ...inspectOption() });
  const snapshot = useSelector(button, (current) => current);
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
    return whenIdle(() => prompt.send({ type: "CHOSEN", flow: "oneTap" }));
  }, [prompt]);

  // The prompt opens by itself, so its failure shows no message.
  const shown = snapshot.context.problem ?? (typeof ofPrompt === "string" ? null : ofPrompt);
  return (
    <div className={css.identity} data-machine="identityProvider" data-state={JSON.stringify(snapshot.value)}>
      <p className={css.or}>{t("or")}</p>
      {shown && <IdentityProblem problem={shown} />}
      <BusyButton
        variant="outlined"
        size="large"
        fill
        icon={<GoogleGlyph />}
        busy={snapshot.hasTag("busy")}
        onClick={() => button.send({ type: "CHOSEN", flow: config.identityFlow })}
      >
        {t("continue")}
      </BusyButton>
      <p className={css.waiting} role="status">
        {snapshot.matches("requestingProof") && t("busy")}
      </p>
    </div>
  );
}

/** The provider's logo, in its own colours on every theme, as its guidelines require. */
function GoogleGlyph() {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62Z"
      />
      <path
        fill="#34a853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#fbbc05" d="M3.96 10.71a5.41 5.41 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33Z" />
      <path
        fill="#ea4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.58A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58Z"
      />
    </svg>
  );
}
