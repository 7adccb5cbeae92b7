import { fromPromise } from "xstate";
import { checkCaptchaCode } from "#contracts/account/check-captcha-code.call.ts";
import { register } from "#contracts/account/register.call.ts";
import { resetPassword } from "#contracts/account/reset-password.call.ts";
import { forgotPassword } from "#machines/account/forgot-password.ts";
import { registration } from "#machines/account/registration.ts";
import { provideCodeDelivery } from "#src/account/code-delivery/provide.ts";
import type { Services } from "#src/services/services.ts";
import { storedDeviceToken } from "#src/services/stored-session.ts";

/** Registration with its effects (2.22): the calls of 7.4 and 7.5. */
export function provideRegistration(services: Services) {
  return registration.provide({
    actors: {
      codeDelivery: provideCodeDelivery(services),
      register: fromPromise(({ input, signal }) => register(services.send, input, signal)),
    },
  });
}

/** The forgot-password wizard with its effects (2.23): the calls of 7.4, 7.6 and 7.11. */
export function provideForgotPassword(services: Services) {
  const { send, session } = services;
  return forgotPassword.provide({
    actors: {
      codeDelivery: provideCodeDelivery(services),
      checkCode: fromPromise(({ input, signal }) =>
        checkCaptchaCode(send, { ...input, ...storedDeviceToken() }, signal),
      ),
      resetPassword: fromPromise(({ input, signal }) =>
        resetPassword(send, { ...input, ...storedDeviceToken() }, signal),
      ),
    },
    actions: { announceReset: (_, email) => session.send({ type: "PASSWORD_RESET", email }) },
  });
}
