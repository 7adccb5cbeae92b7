import { expect, test, vi } from "vitest";
import { missingEngines } from "./engines.ts";

test("a missing browser engine is reported with how to install it", () => {
  vi.stubEnv("FIREFOX_PATH", undefined);
  vi.stubEnv("PATH", "/nowhere");
  const lines = missingEngines();
  expect(lines).toContainEqual(
    "WebKit is not on this machine, so nothing is tried in it (apt-get install webkit2gtk-driver xvfb xauth dbus).",
  );
  vi.stubEnv("FIREFOX_PATH", process.execPath);
  expect(missingEngines().join("\n")).not.toContain("Firefox");
  // A stub that only prints how to install the browser.
  vi.stubEnv("FIREFOX_PATH", "/bin/false");
  expect(missingEngines().join("\n")).toContain("Firefox is not on this machine");
});
