import * as z from "zod/mini";
import { readable, readableLines } from "#contracts/readable-text.ts";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { instant } from "#contracts/reader/instant.ts";
import { optional } from "#contracts/reader/reader.ts";
import { id, text } from "#contracts/reader/text.ts";
import { webAddress } from "./web-address.ts";

/** Whether an application accepts payments (4.5: normal/enabled, stop/disabled). */
export const applicationStatus = z.enum(["enabled", "disabled"]);
export type ApplicationStatus = z.output<typeof applicationStatus>;

/** In characters. */
export const APPLICATION_NAME_MAX_LENGTH = 40;
export const REMARK_MAX_LENGTH = 200;

/** An application (3.7) without its credentials, which are behind a gate (4.5). The wire names are proposed (3.14). */
export const application = z.object({
  code: id,
  name: text,
  /** Its website; "" for old applications without one. */
  address: text,
  /** The URL for callbacks about payments (3.7, "return"); "" for none. */
  rechargeCallback: text,
  /** The URL for callbacks about withdrawals; "" for none. */
  withdrawCallback: text,
  status: enumeration(applicationStatus),
  remark: text,
  createdAt: optional(instant),
});
export type Application = z.output<typeof application>;
export type AgreedApplication = z.input<typeof application>;

const emptyAddress = z.literal("");

/** The editable fields of an application (3.7, 5.1); callbacks and remark may be "". */
export const applicationDetails = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(APPLICATION_NAME_MAX_LENGTH), readable),
  address: webAddress,
  rechargeCallback: z.union([emptyAddress, webAddress]),
  withdrawCallback: z.union([emptyAddress, webAddress]),
  remark: z.string().check(z.trim(), z.maxLength(REMARK_MAX_LENGTH), readableLines),
});
export type ApplicationDetails = z.output<typeof applicationDetails>;
