import type { AnyStateMachine } from "xstate";
import { codeDelivery } from "#machines/account/code-delivery.ts";
import { devices } from "#machines/account/devices.ts";
import { forgotPassword } from "#machines/account/forgot-password.ts";
import { identityProvider } from "#machines/account/identity-provider.ts";
import { passwordChange } from "#machines/account/password-change.ts";
import { profileEdit } from "#machines/account/profile-edit.ts";
import { registration } from "#machines/account/registration.ts";
import { session } from "#machines/account/session.ts";
import { verification } from "#machines/account/verification.ts";
import { applicationCreation } from "#machines/applications/application-creation.ts";
import { applicationEdit } from "#machines/applications/application-edit.ts";
import { credentialView } from "#machines/applications/credential-view.ts";
import { callbackResend } from "#machines/bills/callback-resend.ts";
import { currencySwitches } from "#machines/currencies/currency-switches.ts";
import { accessProcess } from "#machines/dashboard/access-process.ts";
import { receiptsTrend } from "#machines/dashboard/receipts-trend.ts";
import { orderPayment } from "#machines/orders/order-payment.ts";
import { orderPlacement } from "#machines/orders/order-placement.ts";
import { languageChange } from "#machines/shell/language-change.ts";
import { list } from "#machines/shell/list.ts";
import { messages } from "#machines/shell/messages.ts";
import { resource } from "#machines/shell/resource.ts";
import { settings } from "#machines/shell/settings.ts";

/** An actor that a machine invokes; `src/` provides it with the call. */
export type Issuer = { machine: AnyStateMachine; actor: string };

const by = (machine: AnyStateMachine, actor: string): Issuer => ({ machine, actor });

/** Which machine issues each call, by the actor that makes it. */
export const ISSUED_BY: Readonly<Record<string, readonly Issuer[]>> = {
  "POST /api/Login/Login": [by(session, "signIn")],
  "POST /api/User/SentVerificationCode": [by(codeDelivery, "sendCode")],
  "POST /api/Register/Register": [by(registration, "register")],
  "POST /api/Register/CheckCaptchaCode": [by(forgotPassword, "checkCode"), by(verification, "checkCode")],
  "GET /api/Login/Logout": [by(session, "signOut")],
  "GET /api/user/logout": [by(session, "loadProfile")],
  "POST /api/User/UpdatePwd": [by(passwordChange, "updatePassword")],
  "POST /api/User/ResetPassword": [by(forgotPassword, "resetPassword")],
  "POST /api/User/Language": [by(languageChange, "saveLanguage")],
  "POST /api/User/update": [by(profileEdit, "updateProfile")],
  "POST /api/user/menu": [by(settings, "loadServerMenu")],
  "GET /api/Login/CheckLastLogin": [by(resource, "load")],
  "POST /api/Event/List": [by(list, "loadPage")],
  "POST /api/Session/List": [by(devices, "listSessions")],
  "POST /api/Session/End": [by(devices, "endSessions")],
  "POST /api/Session/EndOthers": [by(devices, "endSessions")],
  "POST /api/Login/IdentityLogin": [by(identityProvider, "signIn")],
  "POST /api/App/List": [by(list, "loadPage")],
  "POST /api/App/Create": [by(applicationCreation, "createApplication")],
  "POST /api/App/Detail": [by(applicationEdit, "loadApplication"), by(resource, "load")],
  "POST /api/App/Update": [by(applicationEdit, "updateApplication")],
  "POST /api/App/TestCallback": [by(callbackResend, "resendCallback")],
  "POST /api/App/Credentials": [by(credentialView, "loadCredentials")],
  "POST /api/App/RotateSecret": [by(credentialView, "loadCredentials")],
  "POST /api/App/EndOldSecret": [by(credentialView, "loadCredentials")],
  "POST /api/wallet/UsdtClient/GetUserWallet": [by(resource, "load")],
  "POST /api/Wallet/Balance": [by(resource, "load")],
  "POST /api/Currency/List": [by(list, "loadPage")],
  "POST /api/Currency/Mine": [by(currencySwitches, "listMyCurrencies")],
  "POST /api/Currency/Switch": [by(currencySwitches, "switchCurrency")],
  "POST /api/Dashboard/Figures": [by(resource, "load")],
  "POST /api/Dashboard/Attention": [by(resource, "load")],
  "POST /api/Dashboard/Progress": [by(accessProcess, "loadProgress")],
  "POST /api/Dashboard/Receipts": [by(receiptsTrend, "loadReceipts")],
  "POST /api/Package/List": [by(orderPlacement, "listPackages")],
  "POST /api/Order/Create": [by(orderPlacement, "createOrder")],
  "POST /api/Order/List": [by(list, "loadPage")],
  "POST /api/Order/Detail": [by(orderPayment, "loadOrder"), by(resource, "load")],
  "POST /api/Order/FinishPayment": [by(orderPayment, "finishPayment")],
  "POST /api/Order/Cancel": [by(orderPayment, "cancelOrder")],
  "POST /api/Bill/List": [by(list, "loadPage")],
  "POST /api/RechargeBill/List": [by(list, "loadPage")],
  "POST /api/Transaction/List": [by(list, "loadPage")],
  "POST /api/Callback/List": [by(list, "loadPage")],
  "POST /api/Callback/Resend": [by(callbackResend, "resendCallback")],
  "POST /api/Message/List": [by(messages, "loadMessages")],
  "POST /api/Message/Read": [by(messages, "readMessages")],
};

/**
 * The transitions that have a machine invoke an actor, such as "registration: SUBMITTED → registering".
 * A state that is entered otherwise (at the start, or when its parent is entered) is named alone.
 */
export function issuingTransitions({ machine, actor }: Issuer): string[] {
  const nodes = nodesOf(machine.root);
  const issuing = nodes.filter(({ invoke }) => invoke.some(({ src }) => src === actor));
  return issuing.map((node) => {
    const events = nodes.flatMap(({ transitions }) =>
      [...transitions].flatMap(([event, taken]) => (taken.some(({ target }) => target?.includes(node)) ? [event] : [])),
    );
    const shown = [...new Set(events)].map((event) => event.replace(/^xstate\.(\w+\.\w+|\w+).*$/, "$1"));
    return `${machine.id}: ${[shown.join(" or "), node.path.join(".")].filter(Boolean).join(" → ")}`;
  });
}

function nodesOf(node: AnyStateMachine["root"]): AnyStateMachine["root"][] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}
