import * as z from "zod/mini";

/** Whether an application was notified of a bill (4.6). `failed`: it did not acknowledge the callback (8.9). */
export const noticeStatus = z.enum(["notNotified", "success", "failed"]);
export type NoticeStatus = z.output<typeof noticeStatus>;
