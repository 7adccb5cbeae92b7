import { oneOf, text } from "#src/services/checks.ts";
import { stored } from "#src/services/stored.ts";

/** Whether the access process was folded away on this device. */
export const accessFolded = stored("access-process", oneOf(["folded"]), { format: "text" });

/** The merchant of whom this device knows that customers have paid them: their home never begins with the access process. */
export const paidBefore = stored("paid-before", text, { format: "text" });
