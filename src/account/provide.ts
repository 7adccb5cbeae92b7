import { fromPromise } from "xstate";
import { checkCaptchaCode } from "#contracts/account/check-captcha-code.ts";
import { checkLastLogin } from "#contracts/account/check-last-login.ts";
import { identityLogin } from "#contracts/account/identity-login.ts";
import { register } from "#contracts/account/register.ts";
import { resetPassword } from "#contracts/account/reset-password.ts";
import { sendVerificationCode } from "#contracts/account/send-verification-code.ts";
import { updatePassword } from "#contracts/account/update-password.ts";
import { updateProfile } from "#contracts/account/update-profile.ts";
import { codeDelivery } from "#machines/account/code-delivery.ts";
import { forgotPassword } from "#machines/account/forgot-password.ts";
import { identityProvider } from "#machines/account/identity-provider.ts";
import { passwordChange } from "#machines/account/password-change.ts";
import { profileEdit } from "#machines/account/profile-edit.ts";
import { registration } from "#machines/account/registration.ts";
import { resource } from "#machines/shell/resource.ts";
import { requestProof } from "#src/account/identity/ask-provider.ts";
import { loadIdentityScript, PROVIDER_SCRIPT } from "#src/account/identity/load-script.ts";
import type { Services } from "#src/services/services.ts";
import { deviceMark } from "#src/services/stored-session.ts";

/** Having a code sent, with its call (7.4). */
export function provideCodeDelivery({ send }: Services) {
  return codeDelivery.provide({
    actors: {
      sendCode: fromPromise(({ input, signal }) => sendVerificationCode(send, { ...input, ...deviceMark() }, signal)),
    },
  });
}

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
      checkCode: fromPromise(({ input, signal }) => checkCaptchaCode(send, { ...input, ...deviceMark() }, signal)),
      resetPassword: fromPromise(({ input, signal }) => resetPassword(send, { ...input, ...deviceMark() }, signal)),
    },
    actions: { announceReset: (_, email) => session.send({ type: "PASSWORD_RESET", email }) },
  });
}

/** Changing the password with its call (7.10, 2.33). */
export function providePasswordChange({ send }: Services) {
  return passwordChange.provide({
    actors: { updatePassword: fromPromise(({ input, signal }) => updatePassword(send, input, signal)) },
  });
}

/** Editing the profile with its call (7.14, 2.32). */
export function provideProfileEdit({ send }: Services) {
  return profileEdit.provide({
    actors: { updateProfile: fromPromise(({ input, signal }) => updateProfile(send, input, signal)) },
  });
}

/** When and how the account was last used (7.15); wanted is the user's ID. */
export function provideLastLogin({ send }: Services) {
  return resource.provide({
    actors: { load: fromPromise(({ input, signal }) => checkLastLogin(send, input ?? "", signal)) },
  });
}

/** Signing in with the identity provider, with its effects (2.38): the provider's library and the proposed call. */
export function provideIdentityProvider({ send, config }: Services) {
  return identityProvider.provide({
    actors: {
      loadScript: fromPromise(() => loadIdentityScript(config.identityScriptUrl ?? PROVIDER_SCRIPT)),
      requestProof: fromPromise(({ input, signal }) => requestProof(input, signal)),
      signIn: fromPromise(({ input, signal }) => identityLogin(send, input, signal)),
    },
  });
}
