import * as z from "zod/mini";
import { stored, text } from "#src/services/stored.ts";

/** Whether the access process was folded away on this device. */
export const accessFolded = stored("access-process", z.literal("folded"), { format: "text" });

/** The merchant of whom this device knows that customers have paid them: their home never begins with the access process. */
export const paidBefore = stored("paid-before", text, { format: "text" });
