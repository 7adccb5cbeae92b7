import { Button } from "@blueprintjs/core";
import { SwapHorizontalIcon } from "@blueprintjs/icons/lib/esm/generated/components/swap-horizontal";
import { useTranslation } from "react-i18next";
import { useRole } from "#src/navigation/use-role.ts";
import { useServices } from "#src/services/services.ts";
import css from "./messages.module.css";

/** The role-switch entry (2.36, 4.2): which role the merchant works in, and the way to the other one. */
export function RoleEntry() {
  const { t } = useTranslation(["messages", "shell"]);
  const { role } = useServices();
  const known = useRole();
  const name = known === "user" || known === "admin" ? t(`shell:role.${known}`) : t("role.none");
  return (
    <div className={css.role}>
      <span className="muted">{t("role.current", { role: name })}</span>
      <Button size="small" icon={<SwapHorizontalIcon />} onClick={() => role.send({ type: "SWITCHED" })}>
        {t("shell:user.switchRole")}
      </Button>
    </div>
  );
}
