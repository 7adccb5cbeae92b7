import type { Page } from "playwright-core";

/** The visible texts with a hash, address, key, code or amount that are not inside `translate="no"`. */
export function unprotectedExactText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const exact = [
      /\b(?:0x)?[\da-f]{32,}\b/i,
      /\bT[1-9A-HJ-NP-Za-km-z]{33}\b|\b0x[\da-f]{40}\b/,
      /\b(?:[A-Z]{2,5}\d{5,}|\d{12,}|ak_\w+|sk_\w+)\b/,
      /\d[\d,.]*\s?(?:USD[TC]|TRX|ETH|BNB|DAI)\b/,
      /(?<![\d.,:v])\d{1,3}(?:,\d{3})*\.\d{2,}(?![\d.%])/,
    ];
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, nodeValue: text } = walker.currentNode;
      if (!element?.checkVisibility() || element.closest("[translate=no], script, style, select, textarea")) continue;
      if (text && exact.some((pattern) => pattern.test(text))) found.add(text.trim());
    }
    return [...found];
  });
}
