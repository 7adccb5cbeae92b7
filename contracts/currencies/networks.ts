/** The chains on which USDT is accepted, by their short names. Without zod, which the public pages do not load. */
export const NETWORKS = ["TRON", "ETH", "BSC"] as const;
