import { fromPromise } from "xstate";
import { register } from "#contracts/account/register.ts";
import { sendVerificationCode } from "#contracts/account/send-verification-code.ts";
import { codeDelivery } from "#machines/account/code-delivery.ts";
import { registration } from "#machines/account/registration.ts";
import type { Services } from "../services.ts";

/** Registration with its effects (2.22): the calls of 7.4 and 7.5. */
export function provideRegistration({ send }: Services) {
  return registration.provide({
    actors: {
      codeDelivery: codeDelivery.provide({
        actors: { sendCode: fromPromise(({ input, signal }) => sendVerificationCode(send, input, signal)) },
      }),
      register: fromPromise(({ input, signal }) => register(send, input, signal)),
    },
  });
}
