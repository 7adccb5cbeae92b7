import type { ReactNode } from "react";
import { permits } from "#machines/account/permission.ts";
import { useRole } from "./use-role.ts";

/**
 * Shows its children to the roles of a list and to nobody else (6.3); an empty list, or `*` in it, means everybody.
 * @throws TypeError when `roles` is no list.
 */
export function Permitted({ roles, children }: { roles: readonly string[]; children: ReactNode }) {
  return permits(useRole() ?? "", roles) ? children : null;
}
