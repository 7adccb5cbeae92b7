import type { AgreedApplication as Application } from "#contracts/applications/application.ts";
import type { Tables } from "#sandbox/storage/tables.ts";

export type ApplicationRow = Tables["applications"];

/** An application in its contract's format (3.7), without credentials. */
export function applicationView(row: ApplicationRow): Application {
  const { code, name, address, rechargeCallback, withdrawCallback, status, remark, createdAt } = row;
  return {
    code,
    name,
    address,
    rechargeCallback,
    withdrawCallback,
    status,
    remark,
    createdAt: createdAt.toISOString(),
  };
}
