import { loadTexts } from "#src/ui/language/start-language.ts";
import type { Area } from "#src/ui/language/typed-texts.ts";

const failedStyles = new Set<HTMLLinkElement>();
let reloading: Promise<unknown> | undefined;

/** Loads a part of the console with its texts and its styles; what failed before is loaded again. */
export async function fetchPart<Part>(load: () => Promise<Part>, areas: readonly Area[]): Promise<Part> {
  const [part] = await Promise.all([load(), loadTexts(areas), reloadFailedStyles()]);
  return part;
}

/** Collects the stylesheets that cannot be loaded, since Vite requests each only once. */
export function watchStyles(): void {
  const collect = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") failedStyles.add(target);
  };
  // Errors of resources do not bubble.
  document.addEventListener("error", collect, { capture: true });
}

function reloadFailedStyles(): Promise<unknown> {
  reloading ??= Promise.all([...failedStyles].map(reload)).finally(() => {
    reloading = undefined;
  });
  return reloading;
}

/** Settles when the stylesheet is loaded, or has failed again: other parts of the console may not need it. */
function reload(failed: HTMLLinkElement): Promise<unknown> {
  failedStyles.delete(failed);
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = failed.href;
  link.addEventListener("load", resolve);
  link.addEventListener("error", resolve);
  failed.replaceWith(link);
  return promise;
}
