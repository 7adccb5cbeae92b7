import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import type { LastLogin } from "#contracts/account/check-last-login.ts";
import { provideLastLogin } from "../../app/provide/account.ts";
import { useProvided } from "../../app/services.ts";
import { DateTime } from "../../shell/format/DateTime.tsx";
import { Skeleton } from "../../shell/page/Skeleton.tsx";
import { useResource } from "../../shell/resource/use-resource.ts";
import css from "./center.module.css";

/** When, how and from where the account was last used (7.15), so that its owner sees what was not them. */
export function LastLoginFacts({ userId }: { userId: string }) {
  const { t } = useTranslation("account");
  const { snapshot, value, refresh } = useResource<LastLogin>(useProvided(provideLastLogin), userId);
  const state = JSON.stringify(snapshot.value);
  if (snapshot.matches("failed")) {
    return (
      <div className={css.subject} role="alert" data-machine="resource" data-state={state}>
        <p className="muted">{t("lastLogin.failed")}</p>
        <Button size="small" onClick={refresh}>
          {t("lastLogin.retry")}
        </Button>
      </div>
    );
  }
  if (!value) return <Skeleton lines={2} label={t("lastLogin.loading")} />;
  return (
    <div className={css.subject} data-machine="resource" data-state={state}>
      {value.at === null ? (
        <p>{t("lastLogin.first")}</p>
      ) : (
        <>
          <p>
            <DateTime instant={value.at} />
          </p>
          <p className={css.how}>
            {[value.device, value.method && t(`lastLogin.method.${value.method}`)].filter(Boolean).join(" · ")}
          </p>
          <p className="muted">{t("lastLogin.notYou")}</p>
        </>
      )}
    </div>
  );
}
