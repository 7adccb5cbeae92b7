import { type ComponentType, createElement, use } from "react";
import { loadTexts } from "#src/ui/language/start-language.ts";
import type { Area } from "#src/ui/language/typed-texts.ts";
import { follow } from "#src/ui/progress/pending.ts";

export type LazyView<Props extends object = object> = {
  /** Fetches the view and its texts, once unless that failed before; rejects when they cannot be had. */
  preload: () => Promise<ComponentType<Props>>;
  /** Shows the view: at once when it was fetched before, else it suspends meanwhile. */
  View: ComponentType<Props>;
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
export function lazyView<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  areas: readonly Area[] = [],
): LazyView<Props> {
  let pending: Promise<ComponentType<Props>> | undefined;
  const forget = () => {
    pending = undefined;
  };
  const fetchOnce = () => {
    if (!pending) {
      const fetching = follow(Promise.all([load(), loadTexts(areas)]).then(([view]) => view));
      // Told to React's `use` in its own terms, so that a view which is there already is shown without waiting.
      // `void`, for answering the promise itself would make a rejection that nobody handles.
      fetching.then(
        (value) => void Object.assign(fetching, { status: "fulfilled", value }),
        (reason) => {
          Object.assign(fetching, { status: "rejected", reason });
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
      return fetchOnce();
    },
    // A failure stays one while it is shown, or React would fetch for ever.
    View: (props) => createElement(use(fetchOnce()), props),
  };
}
