import i18next from "i18next";
import type { RoleActor } from "#machines/account/role.ts";
import { showToast } from "#src/ui/toasts/show-toast.ts";

/** Names the role that was switched to (4.2). */
export function showRole(role: RoleActor): void {
  role.on("roleSwitched", ({ role: name }) =>
    showToast({ tone: "success", text: i18next.t("notice.roleSwitched", { role: i18next.t(`role.${name}`) }) }),
  );
}
