import { beforeEach, expect, test, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

let page: EventTarget & { hidden: boolean };
let paint: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  page = Object.assign(new EventTarget(), { hidden: false });
  let waiting: (() => void) | null = null;
  paint = () => waiting?.();
  vi.stubGlobal("document", page);
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => {
    waiting = act;
    return 1;
  });
  vi.stubGlobal("cancelAnimationFrame", () => {
    waiting = null;
  });
  return () => vi.useRealTimers();
});

test("it is done after the next frame, once", () => {
  const run = vi.fn();
  afterPaint(run);
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
  paint();
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  paint();
  page.dispatchEvent(new Event("visibilitychange"));
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

test("a page that nobody sees paints nothing, and does it all the same", () => {
  page.hidden = true;
  const run = vi.fn();
  afterPaint(run);
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

test("whoever leaves the tab before it has painted has it done", () => {
  const run = vi.fn();
  afterPaint(run);
  page.dispatchEvent(new Event("visibilitychange"));
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
  paint();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

test.for(["before the frame", "after it", "in a tab that was left"])("called off %s, it is never done", (when) => {
  const run = vi.fn();
  const callOff = afterPaint(run);
  if (when === "after it") paint();
  if (when === "in a tab that was left") page.dispatchEvent(new Event("visibilitychange"));
  callOff();
  paint();
  page.dispatchEvent(new Event("visibilitychange"));
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
