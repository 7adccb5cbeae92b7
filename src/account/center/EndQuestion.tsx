import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import type { DevicesActor, DevicesSnapshot } from "#machines/account/devices.ts";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import { ConsoleDialog } from "#src/ui/dialog/ConsoleDialog.tsx";
import css from "#src/ui/dialog/dialog.module.css";

/** Confirms signing out a device, or all others (8.3). Cancel has the focus. */
export function EndQuestion({ actor, snapshot }: { actor: DevicesActor; snapshot: DevicesSnapshot }) {
  const { t } = useTranslation("devices");
  const { items, requested } = snapshot.context;
  const isAll = requested?.id === null;
  const asked = items.find(({ id }) => id === requested?.id);
  const device = asked?.device || t("unknownDevice");
  const isRemembered = asked?.isSignedIn === false;
  const keep = () => actor.send({ type: "DISMISSED" });
  return (
    <ConsoleDialog
      role="alertdialog"
      size="small"
      title={isAll ? t("ask.othersTitle") : t(isRemembered ? "ask.forgetTitle" : "ask.title", { device })}
      canClose={snapshot.can({ type: "DISMISSED" })}
      onClose={keep}
    >
      <div className={css.body}>
        <p>{isAll ? t("ask.othersText") : t(isRemembered ? "ask.forgetText" : "ask.text")}</p>
        <div className={css.foot}>
          <Button autoFocus disabled={!snapshot.can({ type: "DISMISSED" })} onClick={keep}>
            {t("ask.keep")}
          </Button>
          <BusyButton
            intent="danger"
            busy={snapshot.matches("ending")}
            onClick={() => actor.send({ type: "END_CONFIRMED" })}
          >
            {isAll ? t("ask.confirmOthers") : t(isRemembered ? "forget" : "ask.confirm")}
          </BusyButton>
        </div>
      </div>
    </ConsoleDialog>
  );
}
