import { exactly, instant, message, oneOf, textOrNull, word } from "#contracts/pact/matchers.ts";
import { type ApplicationDetails, type ApplicationStatus, applicationStatus } from "./application.ts";

/** What the console relies on in each application (3.7). */
export function contractedApplication() {
  return {
    code: word("APP3071884260"),
    name: message("Web shop"),
    address: textOrNull("https://shop.example"),
    rechargeCallback: textOrNull("https://shop.example/callbacks/recharge"),
    withdrawCallback: textOrNull("https://shop.example/callbacks/withdraw"),
    status: oneOf(applicationStatus.options, "enabled"),
    remark: textOrNull("The shop for Europe"),
    createdAt: instant("2026-11-21T03:00:00.000Z"),
  };
}

/** An application with the details that the merchant has just sent. */
export function contractedApplicationWith(said: ApplicationDetails & { status: ApplicationStatus }) {
  const { name, address, rechargeCallback, withdrawCallback, remark, status } = said;
  const echoed = Object.entries({ name, address, rechargeCallback, withdrawCallback, remark, status });
  return { ...contractedApplication(), ...Object.fromEntries(echoed.map(([field, value]) => [field, exactly(value)])) };
}
