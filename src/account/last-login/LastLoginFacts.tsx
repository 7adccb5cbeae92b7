import { useTranslation } from "react-i18next";
import { type LastLogin, loginMethod } from "#contracts/account/check-last-login.ts";
import { isOffered } from "#contracts/problem.ts";
import css from "#src/account/center/center.module.css";
import { useResource } from "#src/records/resource/use-resource.ts";
import { ProblemText } from "#src/services/problem/ProblemText.tsx";
import { useProvided } from "#src/services/services.ts";
import { DateTime } from "#src/ui/format/DateTime.tsx";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { Skeleton } from "#src/ui/page/Skeleton.tsx";
import { RetryButton } from "#src/ui/problem/RetryButton.tsx";
import { provideLastLogin } from "./provide.ts";

/** When, how and from where the account was last used (7.15), so that its owner notices foreign sign-ins. */
export function LastLoginFacts({ userId }: { userId: string }) {
  const { t } = useTranslation(["frame", "shell"]);
  const { snapshot, value, refresh } = useResource(useProvided(provideLastLogin), userId);
  const { problem } = snapshot.context;
  return (
    <div className={css.lastLogin} data-machine="resource" data-state={JSON.stringify(snapshot.value)}>
      {problem && !isOffered(problem) && <p className="muted">{t("shell:fault.notOffered")}</p>}
      {snapshot.matches("failed") && problem && isOffered(problem) && (
        <div className={css.subject} role="alert">
          <p className="muted">
            {t("lastLogin.failed")} <ProblemText problem={problem} />
          </p>
          <RetryButton size="small" onRetry={refresh} />
        </div>
      )}
      {snapshot.matches("loading") && !value && <Skeleton lines={2} label={t("lastLogin.loading")} />}
      {snapshot.matches("loaded") && !value && <p className="muted">{t("lastLogin.unknown")}</p>}
      {!snapshot.matches("failed") && value && <Facts value={value} />}
    </div>
  );
}

function Facts({ value: { at, device, method } }: { value: NonNullable<LastLogin> }) {
  const { t } = useTranslation("frame");
  if (at === null) return <p>{t("lastLogin.first")}</p>;
  return (
    <div className={css.subject}>
      <p>
        <DateTime instant={at} />
      </p>
      <p className={css.how}>
        {[device, method && enumLabel(loginMethod, method, (known) => t(`lastLogin.method.${known}`))]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <p className="muted">{t("lastLogin.notYou")}</p>
    </div>
  );
}
