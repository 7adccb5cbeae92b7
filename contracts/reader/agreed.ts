import * as z from "zod/mini";

/** A moment as the console sends it, and as it is agreed: ISO 8601 in UTC ("2026-11-21T03:00:00.000Z"). */
export const instant = z.iso.datetime();
