import { beforeEach, expect, test, vi } from "vitest";
import { watchReleaseLater } from "./watch-release.ts";

const { watchRelease, send } = vi.hoisted(() => ({ watchRelease: vi.fn(), send: vi.fn() }));
vi.mock("./provide/release.ts", () => ({ watchRelease }));

let page: EventTarget;
let rest: () => void = () => undefined;

beforeEach(() => {
  watchRelease.mockReset().mockReturnValue({ send });
  send.mockReset();
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible", forms: [] }));
  vi.stubGlobal("requestIdleCallback", (act: () => void) => {
    rest = act;
  });
});

test("checks for a newer release start when the page is idle", async () => {
  const watching = watchReleaseLater();
  expect(watching.get()).toBeNull();
  rest();
  await expect.poll(watching.get).toEqual({ send });
});

test("returning to the page, or a missing script, checks at once", async () => {
  watchReleaseLater();
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => send.mock.calls).toEqual([[{ type: "TAB_SHOWN" }]]);
  page.dispatchEvent(new Event("vite:preloadError"));
  await expect.poll(() => send.mock.lastCall).toEqual([{ type: "PART_MISSING", unsavedInput: false }]);
  expect(watchRelease).toHaveBeenCalledOnce();
});

test("releases: the check's code is loaded again when another part is missing", async () => {
  watchRelease.mockImplementationOnce(() => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const watching = watchReleaseLater();
  rest();
  await expect.poll(() => watchRelease.mock.calls.length).toBe(1);
  expect(watching.get()).toBeNull();
  page.dispatchEvent(new Event("vite:preloadError"));
  await expect.poll(watching.get).toEqual({ send });
});
