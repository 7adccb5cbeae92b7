import type { MessagesActor } from "#machines/shell/messages.ts";
import { lazyView } from "../../app/lazy-view.ts";

/** What the bell opens, fetched when somebody wants it. */
export const lazyMessageBox = lazyView<{ box: MessagesActor }>(
  async () => (await import("./MessageBox.tsx")).MessageBox,
  ["messages"],
);
