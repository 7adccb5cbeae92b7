import { expect, test, vi } from "vitest";
import { DEFAULT_SETTINGS } from "#machines/shell/settings.ts";
import { applySettings } from "./apply-settings.ts";

test("color-weak mode inverts the page by 80 percent while it is on", {
  tags: ["4.7.b", "4.7.c", "9.7.a"],
}, () => {
  const style = { filter: "", setProperty: () => undefined };
  vi.stubGlobal("document", { documentElement: { style } });
  applySettings({ ...DEFAULT_SETTINGS, colorWeak: true });
  expect(style.filter).toBe("invert(80%)");
  applySettings({ ...DEFAULT_SETTINGS, colorWeak: false });
  expect(style.filter).toBe("");
});
