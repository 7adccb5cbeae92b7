import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { loginMethod } from "#contracts/account/check-last-login.ts";
import { useResource } from "#src/records/resource/use-resource.ts";
import { useProvided } from "#src/services/services.ts";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import css from "./last-login.module.css";
import { provideLastLogin } from "./provide.ts";

/** The last sign-in in one line (7.15), with a link to the devices; its space is reserved while it loads. */
export function LastLoginLine({ userId }: { userId: string }) {
  const { t } = useTranslation("frame");
  const format = useFormat();
  const { snapshot, value } = useResource(useProvided(provideLastLogin), userId);
  const last =
    value?.at &&
    [
      t("lastLogin.line", { when: format.dateTime(value.at) }),
      value.device,
      value.method && enumLabel(loginMethod, value.method, (known) => t(`lastLogin.method.${known}`)),
    ]
      .filter(Boolean)
      .join(" · ");
  return (
    <span className={css.line} data-machine="resource" data-state={JSON.stringify(snapshot.value)}>
      {value && <Link to="/user/center">{last || t("lastLogin.first")}</Link>}
    </span>
  );
}
