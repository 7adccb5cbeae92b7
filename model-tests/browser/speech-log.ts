import type { BrowserContext, Page } from "playwright-core";

/**
 * Records what a screen reader speaks on every page of a context: changes in existing live regions, new alerts, and the
 * focus. A status that is added together with its text is not spoken.
 */
export async function recordSpeech(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const said: string[] = [];
    Reflect.set(window, "said", said);
    const LIVE = "[role=status], [role=alert], [role=log], output, [aria-live]:not([aria-live=off])";
    const words = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();
    const say = (element: Element) => {
      if (element.closest("[aria-hidden=true]") || !element.checkVisibility()) return;
      if (words(element)) said.push(words(element));
    };
    /** The regions that existed before the current change. */
    const known = new WeakSet<Element>();
    const learn = () => {
      for (const region of document.querySelectorAll(LIVE)) known.add(region);
    };
    new MutationObserver((changes) => {
      const changed = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(LIVE);
        if (region && known.has(region)) changed.add(region);
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const alert of [node, ...node.querySelectorAll("*")])
              if (alert.matches("[role=alert]")) changed.add(alert);
      }
      for (const region of changed) say(region);
      learn();
    }).observe(document, { childList: true, characterData: true, subtree: true });
    const named = (element: Element, by: string) =>
      (element.getAttribute(by) ?? "").split(" ").flatMap((id) => {
        const other = document.getElementById(id);
        return other ? [words(other)] : [];
      });
    let within: Element | null = null;
    addEventListener("focusin", ({ target }) => {
      if (!(target instanceof Element) || target === document.body) return;
      const dialog = target.closest("[role=dialog], [role=alertdialog]");
      // A dialog is spoken with its description when it gets the focus.
      if (dialog && dialog !== within)
        said.push([...named(dialog, "aria-labelledby"), ...named(dialog, "aria-describedby")].join(" "));
      within = dialog;
      // Regions are spoken by name only.
      const own = target.matches("section, main, [role=dialog], [role=alertdialog]") ? "" : words(target);
      said.push([target.ariaLabel, ...named(target, "aria-labelledby"), own].filter(Boolean).join(" "));
    });
  });
}

/** The phrases since the page was loaded or `clearSpeech` was called. */
export function spokenPhrases(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(Reflect.get(window, "said") as string[])]);
}

export function clearSpeech(page: Page): Promise<void> {
  return page.evaluate(() => void (Reflect.get(window, "said") as string[]).splice(0));
}
