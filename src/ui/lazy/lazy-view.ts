import {
  type ComponentType,
  createElement,
  Fragment,
  type ReactNode,
  startTransition,
  useEffect,
  useReducer,
} from "react";
import type { Area } from "#src/ui/language/typed-texts.ts";
import { trackPending } from "#src/ui/progress/pending.ts";
import { fetchPart } from "./fetch-part.ts";

/** A view that may have to be loaded first; `fallback` is shown meanwhile. */
export type LazyComponent<Props extends object = object> = ComponentType<Props & { fallback?: ReactNode }>;

export type LazyView<Props extends object = object, More = unknown> = {
  /** Loads the view and its texts, once unless that failed; rejects when they cannot be loaded. */
  preload: () => Promise<ComponentType<Props> & More>;
  /** Renders the view once it is loaded; throws when it cannot be loaded. */
  View: LazyComponent<Props>;
};

type Fetching<Fetched> = {
  promise: Promise<Fetched>;
  outcome?: { view: Fetched } | { reason: unknown };
};

/** For each view that failed to load, a function that resets it. */
const failed = new Set<() => void>();

/** Loads failed views again when they are shown next. */
export function clearFailedViews(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * A view in a chunk of its own.
 * @param areas the text areas that it needs in addition to those of its surroundings.
 */
export function lazyView<Props extends object = object, More = unknown>(
  load: () => Promise<ComponentType<Props> & More>,
  areas: readonly Area[] = [],
): LazyView<Props, More> {
  let pending: Fetching<ComponentType<Props> & More> | undefined;
  const forget = () => {
    pending = undefined;
  };
  const fetchOnce = () => {
    if (!pending) {
      const promise = trackPending(fetchPart(load, areas));
      const fetching: Fetching<ComponentType<Props> & More> = { promise };
      promise.then(
        (view) => {
          fetching.outcome = { view };
        },
        (reason) => {
          fetching.outcome = { reason };
          failed.add(forget);
        },
      );
      pending = fetching;
    }
    return pending;
  };
  return {
    preload: () => {
      if (failed.delete(forget)) forget();
      return fetchOnce().promise;
    },
    // A failure is kept while rendered, or React would load in a loop.
    View: (props) => {
      const fetching = fetchOnce();
      useRenderWhenSettled(fetching.promise, fetching.outcome !== undefined);
      const { outcome } = fetching;
      if (!outcome) return createElement(Fragment, null, props.fallback);
      if ("reason" in outcome) throw outcome.reason;
      return createElement(outcome.view, props);
    },
  };
}

/**
 * Renders again when a view is loaded. Not by suspending, since React delays content for 300 ms after a fallback
 * (docs/decisions/302).
 */
function useRenderWhenSettled(promise: Promise<unknown>, isSettled: boolean): void {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (isSettled) return;
    let isMounted = true;
    const settled = () => {
      if (isMounted) startTransition(renderAgain);
    };
    promise.then(settled, settled);
    return () => {
      isMounted = false;
    };
  }, [promise, isSettled]);
}
