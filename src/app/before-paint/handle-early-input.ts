/** What the prerendered sign-in page answers until the console is hydrated. */

import { toggleTheme } from "#src/services/theme.ts";
import { ownPath } from "#src/ui/browser/base-path.ts";

export function handleEarlyInput(): void {
  const root = document.documentElement;

  // The browser would send a form by itself, its password in the address.
  addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    root.dataset.submitted = "beforeHydration";
  });

  addEventListener("click", ({ target }) => {
    if (root.dataset.prerendered !== "login" || !(target instanceof Element)) return;
    // Its links load documents: those to the other signed-out forms keep where one wanted to go (2.20).
    const link = target.closest("a");
    if (link && /^\/(register|forget)$/.test(ownPath(link.pathname))) link.search = location.search;
    if (target.closest("[data-toggle-theme]")) toggleTheme();
    const reveal = target.closest("[data-reveal]");
    const field = reveal?.parentElement?.parentElement?.querySelector("input");
    if (reveal && field) {
      const isRevealed = root.toggleAttribute("data-revealed");
      field.type = isRevealed ? "text" : "password";
      reveal.setAttribute("aria-pressed", String(isRevealed));
    }
  });

  // The language is changed once the console is hydrated (4.9).
  addEventListener(
    "change",
    ({ target }) => {
      if (target instanceof HTMLSelectElement && target.closest(".language-menu")) root.dataset.chosen = target.value;
    },
    true,
  );
}
