import {
  APPLICATION_NAME_MAX_LENGTH,
  type Application,
  type ApplicationDetails,
  REMARK_MAX_LENGTH,
} from "#contracts/applications/application.ts";
import { type WebAddressIssue, webAddressIssue } from "#contracts/applications/web-address.ts";
import { plain } from "#contracts/typed/plain.ts";
import { typedLine, typedLines } from "#contracts/typed/text.ts";

/** The fields of the form (3.7). */
export type ApplicationFields = ApplicationDetails;

export type ApplicationIssues = Partial<Record<keyof ApplicationFields, "required" | "tooLong" | WebAddressIssue>>;

export const EMPTY_APPLICATION: ApplicationFields = {
  name: "",
  address: "",
  rechargeCallback: "",
  withdrawCallback: "",
  remark: "",
};

/** The form's fields from an application. */
export function fieldsOf(application: Application): ApplicationFields {
  const { name, address, rechargeCallback, withdrawCallback, remark } = application;
  return { name, address, rechargeCallback, withdrawCallback, remark };
}

/** The issues by field (5.1): name and address are required; callbacks and remark are optional. */
export function applicationIssues(fields: ApplicationFields): ApplicationIssues {
  const { name, address, rechargeCallback, withdrawCallback, remark } = trimmed(fields);
  const issues: Record<keyof ApplicationFields, ApplicationIssues[keyof ApplicationFields] | null> = {
    name: name === "" ? "required" : name.length > APPLICATION_NAME_MAX_LENGTH ? "tooLong" : null,
    address: address === "" ? "required" : webAddressIssue(address),
    rechargeCallback: rechargeCallback === "" ? null : webAddressIssue(rechargeCallback),
    withdrawCallback: withdrawCallback === "" ? null : webAddressIssue(withdrawCallback),
    remark: remark.length > REMARK_MAX_LENGTH ? "tooLong" : null,
  };
  return Object.fromEntries(Object.entries(issues).filter(([, issue]) => issue !== null));
}

/** The values to send: without invisible characters and surrounding blanks; addresses in ASCII. */
export function trimmed(fields: ApplicationFields): ApplicationFields {
  return {
    name: typedLine(fields.name),
    address: plain(fields.address),
    rechargeCallback: plain(fields.rechargeCallback),
    withdrawCallback: plain(fields.withdrawCallback),
    remark: typedLines(fields.remark),
  };
}
