import type { Page } from "playwright-core";
import { devToolsOf } from "./chromium.ts";

/**
 * Sets the browser's font size in CSS pixels (default 16). Unlike a font size in the page, it also moves breakpoints in
 * rem.
 */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const devTools = await devToolsOf(page);
  await devTools.send("Page.setFontSizes", { fontSizes: { standard: size } });
}
