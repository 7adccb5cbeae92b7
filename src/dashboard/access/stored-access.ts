import { storedText } from "#src/services/stored.ts";

/** Whether the access process is folded on this device. */
export const accessFolded = storedText("access-process", ["folded"]);

/** The id of a merchant who has had payments: their home never starts with the access process. */
export const paidBefore = storedText("paid-before");
