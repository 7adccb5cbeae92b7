import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { fakeStorage } from "#machines/testing/fake-storage.ts";
import { stored, storedText } from "./stored.ts";

const kept = { local: new Map<string, string>(), session: new Map<string, string>() };

beforeEach(() => {
  for (const place of ["local", "session"] as const) {
    kept[place].clear();
    vi.stubGlobal(`${place}Storage`, fakeStorage(kept[place]));
  }
});

test("stored values: written as JSON, and null once removed", () => {
  const width = stored("list-width", z.object({ pixels: z.number() }));
  width.write({ pixels: 220 });
  expect(kept.local.get("list-width")).toBe('{"pixels":220}');
  expect(width.read()).toEqual({ pixels: 220 });
  width.remove();
  expect(width.read()).toBeNull();
});

test.each([["{"], ["null"], ['{"pixels":"220"}']])("%s is not a usable value", (raw) => {
  kept.local.set("list-width", raw);
  expect(stored("list-width", z.object({ pixels: z.number() })).read()).toBeNull();
});

test("stored values: text is stored unchanged, and in this tab only if so defined", () => {
  const release = storedText("reloaded-for-release");
  release.write("2026");
  expect([kept.session.get("reloaded-for-release"), release.read()]).toEqual(["2026", "2026"]);
  expect(kept.local.size).toBe(0);
});

test("stored values: empty text, a number and an unknown word are null", () => {
  kept.local.set("token", "");
  kept.local.set("arco-theme", "sepia");
  kept.local.set("list-count", "5");
  expect(storedText("token").read()).toBeNull();
  expect(stored("list-count", z.string()).read()).toBeNull();
  expect(storedText("arco-theme", ["light", "dark"]).read()).toBeNull();
});

test("stored values: another tab's changes are reported until unsubscribed", () => {
  const window = new EventTarget();
  for (const name of ["addEventListener", "removeEventListener"] as const)
    vi.stubGlobal(name, window[name].bind(window));
  const dispatch = (event: object) => window.dispatchEvent(Object.assign(new Event("storage"), event));
  const changes: unknown[] = [];
  const end = storedText("arco-theme", ["light", "dark"]).watch((...change) => changes.push(change));

  dispatch({ key: "arco-theme", newValue: "dark", oldValue: null });
  dispatch({ key: "another", newValue: "light", oldValue: null });
  dispatch({ key: null, newValue: null, oldValue: null });
  end();
  dispatch({ key: "arco-theme", newValue: "light", oldValue: "dark" });

  expect(changes).toEqual([
    ["dark", null],
    [null, null],
  ]);
});
