import { type ComponentType, createElement, use } from "react";
import type { Area } from "../shell/language/areas.ts";
import { loadTexts } from "../shell/language/start-language.ts";
import { follow } from "../shell/progress/pending.ts";

export type LazyView<Props extends object = object> = {
  /** Fetches the view and its texts, once; rejects when they cannot be had. */
  preload: () => Promise<ComponentType<Props>>;
  /** Shows the view: at once when it was fetched before, else it suspends meanwhile. */
  View: ComponentType<Props>;
};

/** A view in a chunk of its own, fetched side by side with the texts that it shows. */
export function lazyView<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  areas: readonly Area[],
): LazyView<Props> {
  let fetched: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;
  const preload = () => {
    pending ??= follow(
      Promise.all([load(), loadTexts(areas)]).then(([view]) => {
        fetched = view;
        return view;
      }),
    );
    return pending;
  };
  return { preload, View: (props) => createElement(fetched ?? use(preload()), props) };
}
