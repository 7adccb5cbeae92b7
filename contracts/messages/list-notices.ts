import type * as z from "zod/mini";
import { pageOf } from "#contracts/reader/page.ts";
import { notice } from "./notice.ts";

export const noticePage = pageOf(notice, "id");
export type AgreedNoticePage = z.input<typeof noticePage>;
