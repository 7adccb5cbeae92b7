import type { Selectable } from "kysely";
import type { AgreedCurrency as Currency } from "#contracts/currencies/currency.ts";
import { CHAIN_UNITS, REQUIRED_CONFIRMATIONS } from "#sandbox/chain/networks.ts";
import type { Settings } from "#sandbox/settings.ts";
import type { Tables } from "#sandbox/storage/tables.ts";

/**
 * A currency in the form of the contract (3.10). The time of arrival is that of the blocks a transfer needs; null where no
 * blocks are produced.
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
