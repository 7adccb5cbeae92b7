import type { BrowserContext, Page } from "playwright-core";

/** The console messages of Chromium and of the product for failed calls. */
export const FAULT_ERRORS = [
  /Failed to load resource/,
  / · unreadable · /,
  /request failed: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_ABORTED)/,
];

/**
 * Records the errors of pages: console errors and warnings, uncaught errors and rejections, failed requests, and
 * violations of the content policy or of Trusted Types. A test fails if it does not allow them.
 */
export class PageErrors {
  readonly #errors: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Allows errors that match one of these patterns, which the test causes. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** The errors that are not allowed. */
  get unexpected(): string[] {
    return this.#errors.filter((error) => !this.#allowed.some((pattern) => pattern.test(error)));
  }

  /** Forgets recorded errors and allowed patterns. */
  reset(): void {
    this.#errors.length = 0;
    this.#allowed.length = 0;
  }

  /** @throws Error with every error that is not allowed. */
  expectNone(): void {
    const unexpected = this.unexpected;
    if (unexpected.length > 0) throw new Error(`Errors on the page:\n${unexpected.join("\n")}`);
  }

  /** Records the errors of every page of a context. */
  async watch(context: BrowserContext): Promise<void> {
    context.on("page", (page) => this.#listenToPage(page));
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        reportError(new Error(`Policy violation: ${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`));
      });
    });
  }

  #listenToPage(page: Page) {
    page.on("console", (message) => {
      const type = message.type();
      if (type === "error" || type === "warning") this.#errors.push(`console.${type}: ${message.text()}`);
    });
    page.on("pageerror", (error) => this.#errors.push(`uncaught: ${error.stack || error.message}`));
    page.on("crash", () => this.#errors.push("the page crashed"));
    page.on("requestfailed", (request) => {
      const why = request.failure()?.errorText ?? "";
      // The console aborts requests itself, when a screen closes or a newer request replaces them.
      if (why !== "net::ERR_ABORTED") this.#errors.push(`request failed: ${why} ${request.method()} ${request.url()}`);
    });
  }
}
