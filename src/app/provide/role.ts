import i18next from "i18next";
import type { RoleActor } from "#machines/account/role.ts";
import { tell } from "#src/ui/toasts/toaster.ts";

/** Names the role that was switched to (4.2). */
export function showRole(role: RoleActor): void {
  role.on("roleSwitched", ({ role: name }) =>
    tell({ tone: "success", text: i18next.t("notice.roleSwitched", { role: i18next.t(`role.${name}`) }) }),
  );
}
