import type { Page } from "playwright-core";

declare global {
  /** The announcements of this document, oldest first. */
  var announced: string[] | undefined;
}

/**
 * Runs in each document: records what a screen reader speaks, since a toast may be gone before a test looks for it. A
 * change counts in a live region that was there before it, as does a new alert; a status that is added together with its
 * text is not spoken.
 */
export function recordAnnouncements(): void {
  const LIVE = '[role="alert"], [role="status"], [role="log"], output, [aria-live]:not([aria-live="off"])';
  const kept: string[] = [];
  const lastSaid = new WeakMap<Element, string>();
  const known = new WeakSet<Element>();
  globalThis.announced = kept;
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
      if (around && known.has(around)) regions.add(around);
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue;
        for (const one of [added, ...added.querySelectorAll("*")]) if (one.matches('[role="alert"]')) regions.add(one);
      }
    }
    for (const region of document.querySelectorAll(LIVE)) known.add(region);
    for (const region of regions) {
      const said = region.textContent;
      if (!said || lastSaid.get(region) === said || region.closest('[aria-hidden="true"]')) continue;
      lastSaid.set(region, said);
      kept.push(said);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** The recorded announcements that no test has waited for, oldest first. */
export async function recordedAnnouncements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => globalThis.announced ?? []);
}

/** Waits for an announcement with this text, and removes it from the record. */
export async function waitForAnnouncement(page: Page, words: string | RegExp): Promise<void> {
  const isSaid = (sought: string | RegExp) => {
    const at = globalThis.announced?.findIndex((said) =>
      typeof sought === "string" ? said.includes(sought) : sought.test(said),
    );
    return at !== undefined && at >= 0 && globalThis.announced?.splice(at, 1).length === 1;
  };
  await page.waitForFunction(isSaid, words).catch(async (error: unknown) => {
    const said = await recordedAnnouncements(page).catch(() => []);
    throw new Error(`Nothing announces "${words}", but:\n${said.join("\n")}`, { cause: error });
  });
}
