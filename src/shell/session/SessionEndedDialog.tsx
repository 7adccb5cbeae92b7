import { Button, Dialog, DialogBody, DialogFooter } from "@blueprintjs/core";
import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import { useServices } from "#src/services/services.ts";
import "#src/ui/theme/overlays.ts";

/**
 * The service ended the session (8.3): stay on the page with the typed text, or sign in again. It may open while the
 * merchant types, so the focused button is the one that loses nothing.
 */
export function SessionEndedDialog() {
  const { t } = useTranslation("shell");
  const { session } = useServices();
  const asking = useSelector(session, (current) => current.matches({ ending: "asking" }));
  const reason = useSelector(session, ({ context }) => context.endingMessage);
  const dismiss = () => session.send({ type: "ENDING_DISMISSED" });
  return (
    <Dialog
      isOpen={asking}
      onClose={dismiss}
      title={reason || t("ended.title")}
      canOutsideClickClose={false}
      isCloseButtonShown={false}
      role="alertdialog"
    >
      <DialogBody>
        <p>{t("ended.text")}</p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button autoFocus onClick={dismiss}>
              {t("ended.stay")}
            </Button>
            <Button intent="primary" onClick={() => session.send({ type: "RELOGIN_CONFIRMED" })}>
              {t("ended.signIn")}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
