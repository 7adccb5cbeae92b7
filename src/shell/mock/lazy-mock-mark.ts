import { lazyView } from "#src/ui/lazy/lazy-view.ts";

/** Says that the console is in mock mode; fetched only when it is. */
export const lazyMockMark = lazyView(async () => (await import("./MockMark.tsx")).MockMark, ["mock"]);
