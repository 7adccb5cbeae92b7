import { describe, expect, it, vi } from "vitest";
import { browserStore, createStore } from "./store.ts";

describe("a store", () => {
  it("returns the value set last", () => {
    const store = createStore("light");
    store.set("dark");
    expect(store.get()).toBe("dark");
  });

  it("calls its subscribers after each change, until they unsubscribe", () => {
    const store = createStore(0);
    const seen: number[] = [];
    const unsubscribe = store.subscribe(() => seen.push(store.get()));
    store.set(1);
    unsubscribe();
    store.set(2);
    expect(seen).toEqual([1]);
  });
});

describe("a store of the browser's own", () => {
  it("calls back on its event, until unsubscribed", () => {
    const target = new EventTarget();
    const changed = vi.fn();
    const unsubscribe = browserStore(
      () => target,
      "change",
      () => true,
    ).subscribe(changed);
    target.dispatchEvent(new Event("change"));
    unsubscribe();
    target.dispatchEvent(new Event("change"));
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
