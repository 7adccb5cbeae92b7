import type { Page } from "playwright-core";
import { drawn } from "#model-tests/browser/drawn.ts";
import type { Look } from "./looks.ts";

/** Longer pages are cut off here, in CSS pixels. */
const MAX_HEIGHT = 8000;
/** More pictures than a stable page needs. */
const ENOUGH = 20;

/**
 * Waits until mocked calls are answered, nothing is loading, fonts are loaded and animations have ended; endless ones are
 * ignored.
 */
export async function waitUntilStable(page: Page, isLoading = false): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForFunction(() => !globalThis.mockedCallsPending);
  if (!isLoading) await page.locator('[class*="skeleton" i]').first().waitFor({ state: "detached" });
  await page.evaluate(drawn);
  await page.evaluate(() => {
    // Chromium does not update the baseline of a select when its font is loaded.
    for (const select of document.querySelectorAll("select")) {
      select.style.display = "none";
      select.getBoundingClientRect();
      select.style.removeProperty("display");
    }
  });
}

/** Enlarges the viewport, as far as that helps, until nothing has to be scrolled, and waits until it is stable. */
export async function fitToContent(page: Page, isLoading = false): Promise<void> {
  for (let before = Infinity; ; ) {
    await waitUntilStable(page, isLoading);
    const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
    const hidden = await page.evaluate(hiddenHeight);
    const whole = Math.min(height + hidden, MAX_HEIGHT);
    if (whole <= height || hidden >= before) return;
    before = hidden;
    await page.setViewportSize({ width, height: whole });
  }
}

/** Runs in the page: how far the top dialog or, without one, the page can be scrolled, in CSS pixels. */
function hiddenHeight(): number {
  const dialogs = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")];
  const dialog = dialogs.filter((one) => one.checkVisibility()).at(-1);
  const scrolled = dialog ? [dialog, ...dialog.querySelectorAll("*")] : [];
  for (let above = dialog?.parentElement; above; above = above.parentElement) scrolled.push(above);
  const heights = scrolled
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
    .map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  const { scrollHeight, clientHeight } = document.documentElement;
  return dialog ? Math.max(0, ...heights) : scrollHeight - clientHeight;
}

const FORCED = {
  hover: { selector: "body *", forcedPseudoClasses: ["hover"] },
  focus: {
    selector: "a[href], button, input, select, textarea, summary, [tabindex]",
    forcedPseudoClasses: ["focus", "focus-visible", "focus-within"],
  },
};

/** Toasts are hidden, because it depends on timing whether they are visible. */
const WITHOUT_TOASTS = "[class*=toast-container] { visibility: hidden !important; }";

/** A PNG of the viewport. */
export async function takePicture(page: Page): Promise<Buffer> {
  // Playwright's `style` option would violate the content policy.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, WITHOUT_TOASTS);
  const picture = await page.screenshot({ animations: "disabled" });
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return picture;
}

/** A PNG once two in a row are equal. @throws Error if the page does not become stable. */
export async function stablePicture(page: Page): Promise<Buffer> {
  let before = await takePicture(page);
  for (let attempt = 1; attempt < ENOUGH; attempt++) {
    const now = await takePicture(page);
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error(`${page.url()} does not become stable`);
}

/** Shows every element as if it had the pointer on it, or the focus, until `dispose` is called. */
export async function forceState(page: Page, state: NonNullable<Look["state"]>): Promise<AsyncDisposable> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { selector, forcedPseudoClasses } = FORCED[state];
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  await Promise.all(nodeIds.map((nodeId) => session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses })));
  return { [Symbol.asyncDispose]: () => session.detach() };
}
