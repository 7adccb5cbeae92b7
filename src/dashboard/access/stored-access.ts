import { storedText } from "#src/services/stored.ts";

/** Whether the access process was folded away on this device. */
export const accessFolded = storedText("access-process", ["folded"]);

/** The merchant of whom this device knows that customers have paid them: their home never begins with the access process. */
export const paidBefore = storedText("paid-before");
