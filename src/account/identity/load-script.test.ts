import { expect, onTestFinished, test, vi } from "vitest";
import { loadIdentityScript, PROVIDER_SCRIPT } from "./load-script.ts";

test("outside of a browser, the library fails with a message (8.13)", { tags: ["8.13.c"] }, async () => {
  await expect(loadIdentityScript("/client.js")).rejects.toThrow("runs in a browser, not on a server");
});

test("the library is loaded from the provider's host", { tags: ["7.19.a"] }, async () => {
  const script = Object.assign(new EventTarget(), { src: "", async: false, remove: () => {} });
  // The next file's modules look whether there is a document.
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("window", { google: { accounts: {} } });
  vi.stubGlobal("document", {
    createElement: () => script,
    head: { append: () => script.dispatchEvent(new Event("load")) },
  });
  await loadIdentityScript(PROVIDER_SCRIPT);
  expect(script.src).toBe("https://accounts.google.com/gsi/client");
});
