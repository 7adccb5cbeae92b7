/** A value outside React that views can follow. */
export type Readable<Value> = {
  get: () => Value;
  /** Calls back after each change. @returns what ends it. */
  subscribe: (changed: () => void) => () => void;
};
export type Store<Value> = Readable<Value> & { set: (next: Value) => void };

/** A value that a module keeps and views follow. Free of React, since the public pages have none. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** What the browser holds itself, such as whether a media query matches, and the event by which `source` says that it changed. */
export function browserStore<Value>(source: () => EventTarget, event: string, get: () => Value): Readable<Value> {
  return {
    get,
    subscribe: (changed) => {
      const target = source();
      target.addEventListener(event, changed);
      return () => target.removeEventListener(event, changed);
    },
  };
}
