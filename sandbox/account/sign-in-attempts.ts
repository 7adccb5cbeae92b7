import type { Limit } from "./attempts.ts";

/** How many sign-ins with one e-mail may fail within the period below. */
export const MAX_ATTEMPTS = 20;

/** Sign-ins by password, counted for any e-mail alike: an unknown one is answered like a known one. */
export const SIGN_IN: Limit = { kind: "sign-in", most: MAX_ATTEMPTS, period: 15 * 60 * 1000 };
