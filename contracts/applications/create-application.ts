import * as z from "zod/mini";
import { requestKey } from "#contracts/request-key.ts";
import { applicationDetails } from "./application.ts";

export const newApplication = z.extend(applicationDetails, { requestKey });
export type NewApplication = z.output<typeof newApplication>;
