import { oneOf, stored } from "#src/services/stored.ts";

/** Whether the access process was folded away on this device. */
export const accessFolded = stored("access-process", oneOf(["folded"]), { format: "text" });
