/** Everything that runs on the prerendered landing page. */
import { attachHome } from "./attach-home.ts";

attachHome();

// Search engines want whole addresses, and one build serves every origin.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"]')) link.href = String(link.href);

/** Fetches the console's code ahead, once the page rests, unless the visitor wants to save data. */
addEventListener("load", () => {
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (!saving) (window.requestIdleCallback ?? setTimeout)(fetchAhead);
});

function fetchAhead() {
  for (const address of document.body.dataset.ahead?.split(" ") ?? []) {
    const link = document.createElement("link");
    link.rel = "prefetch";
    link.href = address;
    document.head.append(link);
  }
}
