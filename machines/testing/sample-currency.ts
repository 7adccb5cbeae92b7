import type { MyCurrency } from "#contracts/currencies/list-my-currencies.ts";

/** A token among the merchant's currencies, switched off by default. */
export function sampleCurrency(id: string, changes: Partial<MyCurrency> = {}): MyCurrency {
  return {
    id,
    name: "Tether USD",
    symbol: "USDT",
    contractAddress: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
    type: "token",
    unit: "USDT",
    network: "TRON",
    chainUnit: "TRX",
    status: "available",
    arrivalSeconds: 60,
    enabled: false,
    ...changes,
  };
}
