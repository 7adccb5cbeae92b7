import { instant, message, oneOf, text, word } from "#contracts/pact/matchers.ts";
import { applicationStatus } from "./application.ts";

/** What the console relies on in each application (3.7). */
export function contractedApplication() {
  return {
    code: word("APP3071884260"),
    name: message("Web shop"),
    address: text("https://shop.example"),
    rechargeCallback: text("https://shop.example/callbacks/recharge"),
    withdrawCallback: text(""),
    status: oneOf(applicationStatus.options, "enabled"),
    remark: text("The shop for Europe"),
    createdAt: instant("2026-11-21T03:00:00.000Z"),
  };
}
