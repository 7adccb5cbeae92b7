import { Button } from "@blueprintjs/core";
import { EyeOffIcon } from "@blueprintjs/icons/lib/esm/generated/components/eye-off";
import { EyeOpenIcon } from "@blueprintjs/icons/lib/esm/generated/components/eye-open";
import { useTranslation } from "react-i18next";
import {
  type CredentialViewActor,
  type CredentialViewSnapshot,
  REVEAL_DELAY,
} from "#machines/applications/credential-view.ts";
import css from "#src/applications/applications.module.css";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { CopyButton } from "#src/ui/copy/CopyButton.tsx";
import dialog from "#src/ui/dialog/dialog.module.css";
import { Untranslated } from "#src/ui/format/Untranslated.tsx";
import { Notice } from "#src/ui/page/Notice.tsx";
import { CopySecret } from "./CopySecret.tsx";
import { OldSecret } from "./OldSecret.tsx";

/** The AppKey and the masked AppSecret (3.7, 6.5). */
export function HeldCredentials(props: {
  actor: CredentialViewActor;
  snapshot: CredentialViewSnapshot;
  onClose: () => void;
}) {
  const { actor, snapshot, onClose } = props;
  const { t } = useTranslation("applications");
  const { credentials } = snapshot.context;
  const revealed = snapshot.hasTag("revealed");
  const turn = t(revealed ? "credentials.hide" : "credentials.reveal");
  return (
    <div className={dialog.body}>
      <Notice tone="warning" title={t("gate.reminder")}>
        {t("credentials.reminderText")}
      </Notice>
      <dl className={css.facts}>
        <div className={css.credential}>
          <dt>{t("credentials.appKey")}</dt>
          <dd className={css.secret}>
            <Untranslated className={css.value}>{credentials?.appKey}</Untranslated>
            <CopyButton text={credentials?.appKey ?? ""} label={t("credentials.copyKey")} />
          </dd>
        </div>
        <div className={css.credential}>
          <dt>{t("credentials.appSecret")}</dt>
          <dd className={css.secret}>
            {/* Blueprint's overlays are live regions, which would read the secret aloud. */}
            <span className={css.value} translate="no" aria-live="off">
              {revealed ? (
                credentials?.appSecret
              ) : (
                <>
                  {/* As long as the secret, so that nothing moves when it is shown. */}
                  <span aria-hidden="true">{"•".repeat(credentials?.appSecret.length ?? 0)}</span>
                  <span className="visually-hidden">{t("credentials.masked")}</span>
                </>
              )}
            </span>
            <IconButton
              variant="minimal"
              icon={revealed ? <EyeOffIcon /> : <EyeOpenIcon />}
              label={turn}
              onClick={() => actor.send({ type: revealed ? "HIDE_REQUESTED" : "REVEAL_REQUESTED" })}
            />
            <CopySecret actor={actor} snapshot={snapshot} />
          </dd>
        </div>
      </dl>
      <OldSecret
        until={credentials?.oldSecretUntil ?? null}
        onRotate={() => actor.send({ type: "ROTATION_REQUESTED" })}
        onEndOld={() => actor.send({ type: "OLD_SECRET_END_REQUESTED" })}
      />
      <p className="muted">{t("credentials.hint", { seconds: REVEAL_DELAY / 1000 })}</p>
      <div className={dialog.foot}>
        <Button intent="primary" onClick={onClose}>
          {t("credentials.close")}
        </Button>
      </div>
    </div>
  );
}
