import * as z from "zod/mini";

/** Whether an application was told of a bill (4.6). `failed`: it was told, and did not say that it understood (8.9). */
export const noticeStatus = z.enum(["notNotified", "success", "failed"]);
export type NoticeStatus = z.output<typeof noticeStatus>;
