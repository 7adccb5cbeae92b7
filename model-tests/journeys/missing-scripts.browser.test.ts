import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signInForm } from "#model-tests/browser/areas/account.ts";
import { sweep, test } from "#model-tests/browser/journey.ts";

const TYPED = { email: "somebody@merchant.example", password: "Correct-horse-7" };
/** The browser's messages about missing files. */
const MISSING = [/Failed to load resource/, /request failed/, /MIME type/, /404/];

/** The console's texts about missing files. */
function said(page: Page) {
  return page.locator(".scripts-missing, .config-fault, [role=alert]").filter({ visible: true, hasText: /\S/ }).first();
}

test("no scripts: each page says so (2.2, 2.4, 2.7, 8.4)", async ({ visitor }) => {
  const { page } = visitor;
  visitor.errors.allow(...MISSING);
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  for (const path of ["/login", "/console/index", "/home/ja-JP", "/products/enterprise-pack", "/demo01"]) {
    await visitor.goto(path);
    await said(page).waitFor();
    // Browsers warn after some seconds about unused preloads.
    expect(await page.locator('link[rel="preload"]').count(), path).toBe(0);
  }
});

sweep(
  "sign-in: with any file missing, the input is sent by the sign-in call only, and the fault is shown (2.21, 8.4)",
  {
    timeout: 180_000,
  },
  async ({ openConsole, visitor }) => {
    const files = new Set<string>();
    visitor.page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/\.(js|css|json|woff2)$/.test(pathname)) files.add(pathname);
    });
    await visitor.goto("/login");
    await visitor.waitForHydration();
    await visitor.page.waitForLoadState("networkidle");
    expect(files.size).toBeGreaterThanOrEqual(7);

    const found: string[] = [];
    for (const file of files) {
      const person = await openConsole();
      const { page } = person;
      person.errors.allow(...MISSING);
      page.on("request", (request) => {
        const sent = decodeURIComponent(request.url()) + (request.postData() ?? "");
        const holdsInput = Object.values(TYPED).some((typed) => sent.includes(typed));
        if (holdsInput && !request.url().endsWith("/api/Login/Login"))
          found.push(`${file}: ${request.url()} contains the input`);
      });
      await page.route(`**${file}`, (route) => route.fulfill({ status: 404, body: "" }));
      await person.goto("/login");
      await page.waitForLoadState("networkidle");
      const form = signInForm(person);
      const saying = said(page).waitFor();
      if (await form.submit.isVisible()) {
        const answered = page.waitForResponse("**/api/Login/Login");
        await form.signIn(TYPED);
        const [first] = await Promise.allSettled([Promise.any([saying, answered])]);
        answered.catch(() => undefined);
        if (first.status === "rejected") found.push(`${file}: nothing is said`);
        else if (await form.email.isVisible()) expect(await form.email.inputValue(), file).toBe(TYPED.email);
      } else await saying.catch(() => found.push(`${file}: nothing is said`));
      if (new URL(page.url()).search !== "") found.push(`${file}: ${page.url()}`);
      saying.catch(() => undefined);
      await person.close();
    }
    expect(found).toEqual([]);
  },
);
