/** A value outside React that views can subscribe to. */
export type Readable<Value> = {
  get: () => Value;
  /** Calls back after each change. @returns unsubscribes. */
  subscribe: (changed: () => void) => () => void;
};
export type Store<Value> = Readable<Value> & { set: (next: Value) => void };

/** Creates a store. Free of React, since the public pages have none. */
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

/** A store over a browser API such as a media query; `source` fires `event` when the value changes. */
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
