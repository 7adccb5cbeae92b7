import type { AgreedApplication as Application } from "#contracts/applications/application.ts";
import type { Tables } from "#sandbox/storage/tables.ts";

export type ApplicationRow = Tables["applications"];

/** An application as the contract writes it (3.7), without its credentials. */
export function viewApplication(row: ApplicationRow): Application {
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
