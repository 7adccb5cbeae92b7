import { createStore } from "#src/ui/store/store.ts";

/** How often the password was changed; each time the service signs out the other devices (2.33). */
export const passwordChanges = createStore(0);
