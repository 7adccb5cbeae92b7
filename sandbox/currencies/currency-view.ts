import type { Selectable } from "kysely";
import type { AgreedCurrency as Currency } from "#contracts/currencies/currency.ts";
import { CHAIN_UNITS, REQUIRED_CONFIRMATIONS } from "#sandbox/chain/networks.ts";
import type { Settings } from "#sandbox/settings.ts";
import type { Tables } from "#sandbox/storage/tables.ts";

/**
 * A currency as its contract writes it (3.10). A transfer arrives when its chain has confirmed it: as many blocks as
 * that takes here, at the pace of this sandbox's blocks; chains that stand still can't tell.
 */
export function contractCurrency(row: Selectable<Tables["currencies"]>, { blockSeconds }: Settings): Currency {
  const { id, name, symbol, network, type, contractAddress, status } = row;
  return {
    id,
    name,
    symbol,
    contractAddress,
    type,
    unit: symbol,
    network,
    chainUnit: CHAIN_UNITS[network],
    status,
    arrivalSeconds: blockSeconds === null ? null : Math.ceil(blockSeconds * REQUIRED_CONFIRMATIONS[network]),
  };
}
