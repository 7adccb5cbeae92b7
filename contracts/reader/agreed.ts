import * as z from "zod/mini";

/** An instant as agreed and as the console sends it: ISO 8601 in UTC ("2026-11-21T03:00:00.000Z"). */
export const instant = z.iso.datetime();
