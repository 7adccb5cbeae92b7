import {
  type ComponentType,
  createElement,
  Fragment,
  type ReactNode,
  startTransition,
  useEffect,
  useReducer,
} from "react";
import { loadTexts } from "#src/ui/language/start-language.ts";
import type { Area } from "#src/ui/language/typed-texts.ts";
import { trackPending } from "#src/ui/progress/pending.ts";

/** A view that may have to be fetched first; `fallback` is shown meanwhile. */
export type LazyComponent<Props extends object = object> = ComponentType<Props & { fallback?: ReactNode }>;

export type LazyView<Props extends object = object, More = unknown> = {
  /** Fetches the view and its texts, once unless that failed before; rejects when they cannot be had. */
  preload: () => Promise<ComponentType<Props> & More>;
  /** Shows the view: at once when it was fetched before, else as soon as it has come. Throws when it cannot be had. */
  View: LazyComponent<Props>;
};

/** What is fetched, and what came of it. */
type Fetching<Fetched> = {
  promise: Promise<Fetched>;
  outcome?: { view: Fetched } | { reason: unknown };
};

/** How to forget each view that could not be fetched. */
const failed = new Set<() => void>();

/** Lets every view that could not be fetched be asked for again when it is shown. */
export function forgetFailedViews(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * A view in a chunk of its own.
 * @param areas whose texts are fetched with it: those that it shows and that what is around it does not.
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
      const promise = trackPending(Promise.all([load(), loadTexts(areas)]).then(([view]) => view));
      const fetching: Fetching<ComponentType<Props> & More> = { promise };
      // `void`, for answering the promise itself would make an unhandled rejection.
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
    // A failure stays one while it is shown, or React would fetch for ever.
    View: (props) => {
      const fetching = fetchOnce();
      useRenderWhenCome(fetching.promise, fetching.outcome !== undefined);
      const { outcome } = fetching;
      if (!outcome) return createElement(Fragment, null, props.fallback);
      if ("reason" in outcome) throw outcome.reason;
      return createElement(outcome.view, props);
    },
  };
}

/**
 * Renders once more when a view has come. Not by suspending: what comes within 300 ms of a fallback, React holds back
 * until then (docs/decisions/302).
 */
function useRenderWhenCome(promise: Promise<unknown>, isThere: boolean): void {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (isThere) return;
    let isMounted = true;
    const come = () => {
      if (isMounted) startTransition(renderAgain);
    };
    promise.then(come, come);
    return () => {
      isMounted = false;
    };
  }, [promise, isThere]);
}
