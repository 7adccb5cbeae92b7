export class TextsNotFetched extends Error {}

/** The error messages of Chromium, Firefox, WebKit and Vite. */
const CODE_NOT_FETCHED = /dynamically imported module|importing a module script failed|unable to preload css/i;

/**
 * Whether code or texts could not be loaded, as when offline or after a new release. The error boundary shows the merchant
 * (8.4), so it is not reported as a defect.
 */
export function isNotFetched(error: unknown): boolean {
  return error instanceof TextsNotFetched || (error instanceof Error && CODE_NOT_FETCHED.test(error.message));
}
