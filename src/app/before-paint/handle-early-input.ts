/** Handles input on the prerendered sign-in page until the console is hydrated. */

import { toggleTheme } from "#src/services/theme.ts";
import { withoutBasePath } from "#src/ui/browser/base-path.ts";

export function handleEarlyInput(): void {
  const root = document.documentElement;

  // The browser would submit the form itself, with the password in the URL.
  addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    root.dataset.submitted = "beforeHydration";
  });

  addEventListener("click", ({ target }) => {
    if (root.dataset.prerendered !== "login" || !(target instanceof Element)) return;
    // Links before hydration load documents; those to other sign-in forms keep the return query (2.20).
    const link = target.closest("a");
    if (link && /^\/(register|forget)$/.test(withoutBasePath(link.pathname))) link.search = location.search;
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
