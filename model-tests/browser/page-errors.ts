import type { BrowserContext, Page } from "playwright-core";

/**
 * Everything that a page complains of: console errors and warnings, uncaught errors and rejections, failed requests,
 * and violations of the content policy or of Trusted Types. A test fails on the first that it does not allow.
 */
export class PageErrors {
  readonly #heard: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Allows complaints that match one of these patterns: the test causes them itself. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** What was complained of and is not allowed. */
  get unexpected(): string[] {
    return this.#heard.filter((complaint) => !this.#allowed.some((pattern) => pattern.test(complaint)));
  }

  /** Forgets what was complained of, and what is allowed. */
  reset(): void {
    this.#heard.length = 0;
    this.#allowed.length = 0;
  }

  /** @throws Error with every complaint that is not allowed. */
  expectNone(): void {
    const unexpected = this.unexpected;
    if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join("\n")}`);
  }

  /** Listens to every page of a context, from its first script on. */
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
      if (type === "error" || type === "warning") this.#heard.push(`console.${type}: ${message.text()}`);
    });
    page.on("pageerror", (error) => this.#heard.push(`uncaught: ${error.stack || error.message}`));
    page.on("crash", () => this.#heard.push("the page crashed"));
    page.on("requestfailed", (request) => {
      const why = request.failure()?.errorText ?? "";
      // What the console itself gives up, when it leaves a screen or drops an old question.
      if (why !== "net::ERR_ABORTED") this.#heard.push(`request failed: ${why} ${request.method()} ${request.url()}`);
    });
  }
}
