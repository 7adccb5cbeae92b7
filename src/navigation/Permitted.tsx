import type { ReactNode } from "react";
import { permits } from "#machines/account/permission.ts";
import { useRole } from "./use-role.ts";

/**
 * Shows its children only to the roles of a list (6.3); an empty list, or `*` in it, means every role.
 * @throws TypeError when `roles` is no list.
 */
export function Permitted({ roles, children }: { roles: readonly string[]; children: ReactNode }) {
  return permits(useRole() ?? "", roles) ? children : null;
}
