import type { CDPSession, Page } from "playwright-core";

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Sets the browser's font size in CSS pixels (default 16). Unlike a font size in the page, it also moves breakpoints in
 * rem.
 */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send("Page.setFontSizes", { fontSizes: { standard: size } });
}
