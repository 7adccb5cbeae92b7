/** Texts of the console that could not be fetched. */
export class TextsNotFetched extends Error {}

/** What Chromium, Firefox, WebKit and Vite say of code that could not be fetched. */
const CODE_NOT_FETCHED = /dynamically imported module|importing a module script failed|unable to preload css/i;

/**
 * Whether a part of the console could not be fetched, as without a connection or after a new release. What shows in its
 * place says so (8.4), and the browser has logged the request.
 */
export function isNotFetched(error: unknown): boolean {
  return error instanceof TextsNotFetched || (error instanceof Error && CODE_NOT_FETCHED.test(error.message));
}
