import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import type { SessionDevice } from "#contracts/account/session-device.ts";
import { blueprint } from "#src/ui/blueprint.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import { Tag } from "#src/ui/page/Tag.tsx";
import css from "./devices.module.css";
import { OriginPlace } from "./OriginPlace.tsx";

/** One device: name, place if known, last use, and whether it is signed in. */
export function DeviceRow(props: { device: SessionDevice; isBusy: boolean; onEnd: (() => void) | null }) {
  const { device, isBusy, onEnd } = props;
  const { t } = useTranslation("devices");
  const format = useFormat();
  const name = device.device || t("unknownDevice");
  return (
    <li className={css.device}>
      <p className={css.name}>
        <strong>{name}</strong> {device.isCurrent && <Tag tone="success">{t("here")}</Tag>}
        {device.isSignedIn === false && <Tag>{t("remembered")}</Tag>}
      </p>
      <p className={css.where}>
        <OriginPlace {...device} />
      </p>
      <p className={`${css.when} muted figures`}>
        {[
          device.lastSeenAt && t("lastSeen", { when: format.dateTime(device.lastSeenAt) }),
          device.signedInAt && t("signedIn", { when: format.dateTime(device.signedInAt) }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {onEnd && (
        <Button
          className={`${css.end} ${isBusy ? blueprint("disabled") : ""}`}
          aria-label={t(device.isSignedIn === false ? "forgetOf" : "endOf", { device: name })}
          aria-haspopup="dialog"
          aria-disabled={isBusy}
          onClick={onEnd}
        >
          {t(device.isSignedIn === false ? "forget" : "end")}
        </Button>
      )}
    </li>
  );
}
