/** Limits of the trial version, for merchants without a package (3.6). */
export const TRIAL_LIMITS = { wallets: 2, currencies: 2, applications: 1 } as const;
