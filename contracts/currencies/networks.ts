/** The chains on which USDT is accepted, by their usual short names. Free of zod, since the public pages have none. */
export const NETWORKS = ["TRON", "ETH", "BSC"] as const;
