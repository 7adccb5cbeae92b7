import type { CDPSession, Page } from "playwright-core";

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Sets what the browser's own setting for text says, in CSS pixels (its default is 16). Unlike a font size on the page, it
 * moves the widths at which a layout changes too.
 */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send("Page.setFontSizes", { fontSizes: { standard: size } });
}
