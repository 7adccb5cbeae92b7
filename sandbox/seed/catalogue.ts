import type { Insertable } from "kysely";
import { FIRST_HEIGHTS, makeHash, NETWORKS } from "#sandbox/chain/networks.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { Tables } from "#sandbox/storage/tables.ts";

/** `monthly` is the price of one month, in cents of USDT. */
type PackageOnSale = Tables["packages"] & { monthly: number };

/** The packages on sale; null is unlimited (3.6). Their names are not translated. */
export const PACKAGES: readonly [PackageOnSale, ...PackageOnSale[]] = [
  { id: "starter", name: "Starter", rank: 1, wallets: 3, currencies: 3, applications: 1, monthly: 9_90 },
  { id: "growth", name: "Growth", rank: 2, wallets: 10, currencies: 6, applications: 3, monthly: 29_90 },
  { id: "business", name: "Business", rank: 3, wallets: 50, currencies: 12, applications: 10, monthly: 89_90 },
  {
    id: "enterprise",
    name: "Enterprise",
    rank: 4,
    wallets: null,
    currencies: null,
    applications: null,
    monthly: 299_00,
  },
];

/** A quarter costs a tenth less than three months, a year a fifth less than twelve. */
export const TERMS = [
  { unit: "month", months: 1, percent: 100 },
  { unit: "quarter", months: 3, percent: 90 },
  { unit: "other", months: 12, percent: 80 },
] as const;

/** By chain, the native coin first. Contract addresses are the real ones, but the sandbox moves no real money. */
const CURRENCIES = [
  { id: "trx", name: "TRON", symbol: "TRX", network: "TRON", contractAddress: null },
  {
    id: "usdt-trc20",
    name: "Tether USD",
    symbol: "USDT",
    network: "TRON",
    contractAddress: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
  },
  // Its issuer no longer issues it on this chain.
  {
    id: "usdc-trc20",
    name: "USD Coin",
    symbol: "USDC",
    network: "TRON",
    contractAddress: "TEkxiTehnzSmSe2XqrBj4w32RUN966rdz8",
    status: "suspended",
  },
  { id: "eth", name: "Ether", symbol: "ETH", network: "ETH", contractAddress: null },
  {
    id: "usdt-erc20",
    name: "Tether USD",
    symbol: "USDT",
    network: "ETH",
    contractAddress: "0xdac17f958d2ee523a2206206994597c13d831ec7",
  },
  {
    id: "usdc-erc20",
    name: "USD Coin",
    symbol: "USDC",
    network: "ETH",
    contractAddress: "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48",
  },
  {
    id: "dai-erc20",
    name: "Dai",
    symbol: "DAI",
    network: "ETH",
    contractAddress: "0x6b175474e89094c44da98b954eedeac495271d0f",
  },
  { id: "bnb", name: "BNB", symbol: "BNB", network: "BSC", contractAddress: null },
  {
    id: "usdt-bep20",
    name: "Tether USD",
    symbol: "USDT",
    network: "BSC",
    contractAddress: "0x55d398326f99059ff775485246999027b3197955",
  },
  {
    id: "usdc-bep20",
    name: "USD Coin",
    symbol: "USDC",
    network: "BSC",
    contractAddress: "0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d",
  },
] as const satisfies readonly Omit<Insertable<Tables["currencies"]>, "type" | "rank">[];

/** Inserts missing packages, currencies and first blocks of the chains. */
export async function seedCatalogue(db: Database): Promise<void> {
  const packages = PACKAGES.map(({ monthly: _, ...row }) => row);
  const terms = PACKAGES.flatMap(({ id, monthly }) =>
    TERMS.map(({ unit, months, percent }) => ({
      packageId: id,
      unit,
      months,
      amount: priceOf(monthly * months, percent),
    })),
  );
  const chains = NETWORKS.map((network) => ({ network, height: FIRST_HEIGHTS[network], hash: makeHash(network) }));
  await db
    .insertInto("packages")
    .values(packages)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto("packageTerms")
    .values(terms)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto("currencies")
    .values(
      CURRENCIES.map((row, rank) => ({ ...row, rank, type: row.contractAddress === null ? "standard" : "token" })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto("chains")
    .values(chains)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Cents, less a discount, rounded down to ten cents. */
export function priceOf(cents: number, percent: number): string {
  const discounted = Math.floor((cents * percent) / 1000) * 10;
  return `${Math.floor(discounted / 100)}.${String(discounted % 100).padStart(2, "0")}`;
}
