/** What a merchant may have on the trial version, that is without a package (3.6). */
export const TRIAL_LIMITS = { wallets: 2, currencies: 2, applications: 1 } as const;
