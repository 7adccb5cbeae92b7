import i18next from "i18next";
import { fromPromise } from "xstate";
import { passGate } from "#contracts/account/pass-gate.call.ts";
import { createApplication } from "#contracts/applications/create-application.call.ts";
import { endOldSecret } from "#contracts/applications/end-old-secret.call.ts";
import { listApplications } from "#contracts/applications/list-applications.call.ts";
import { loadApplication } from "#contracts/applications/load-application.call.ts";
import { loadCredentials } from "#contracts/applications/load-credentials.call.ts";
import { rehearsePayment } from "#contracts/applications/rehearse-payment.call.ts";
import { rotateSecret } from "#contracts/applications/rotate-secret.call.ts";
import { sendTestCallback } from "#contracts/applications/test-callback.call.ts";
import type { CallbackTest } from "#contracts/applications/test-callback.ts";
import { updateApplication } from "#contracts/applications/update-application.call.ts";
import { listBills } from "#contracts/bills/list-bills.call.ts";
import { listCallbacks } from "#contracts/bills/list-callbacks.call.ts";
import type { Answer } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { verification } from "#machines/account/verification.ts";
import { applicationCreation } from "#machines/applications/application-creation.ts";
import { applicationEdit } from "#machines/applications/application-edit.ts";
import { credentialView } from "#machines/applications/credential-view.ts";
import { paymentRehearsal, type RehearsalRecords } from "#machines/applications/payment-rehearsal.ts";
import { callbackResend } from "#machines/bills/callback-resend.ts";
import { provideCodeDelivery } from "#src/account/code-delivery/provide.ts";
import { createFinder } from "#src/records/provide/finder.ts";
import { provideList } from "#src/records/provide/provide-list.ts";
import { provideResource } from "#src/records/provide/provide-resource.ts";
import type { Services } from "#src/services/services.ts";
import { copyText } from "#src/ui/browser/copy-text.ts";
import { showToast } from "#src/ui/toasts/show-toast.ts";
import { APPLICATION_FINDER } from "./find-applications.ts";

/** The merchant's applications, page by page (2.27). */
export const provideApplicationList = provideList(listApplications, "applications");

/** One application by its code, with the state of its receivers, without credentials (3.7). */
export const provideApplicationRecord = provideResource(loadApplication, (code) => ({ code }));

/** Finds applications for the palette (2.27). */
export const findApplications = createFinder(listApplications, APPLICATION_FINDER);

/** Adding an application with its call (2.27). */
export function provideApplicationCreation({ send }: Services) {
  return applicationCreation.provide({
    actors: { createApplication: fromPromise(({ input, signal }) => createApplication(send, input, signal)) },
  });
}

/** Editing an application with its effects, the gate before it included (4.5). */
export function provideApplicationEdit(services: Services) {
  const { send } = services;
  return applicationEdit.provide({
    actors: {
      verification: provideGate(services),
      loadApplication: fromPromise(({ input, signal }) => loadApplication(send, { code: input.code }, signal)),
      updateApplication: fromPromise(({ input, signal }) => updateApplication(send, input, signal)),
    },
  });
}

/** The credentials of an application with their effects, the gate before them included (6.5). */
export function provideCredentialView(services: Services) {
  return credentialView.provide({
    actors: {
      verification: provideGate(services),
      loadCredentials: fromPromise(({ input: { act, ...request }, signal }) =>
        CREDENTIAL_CALLS[act](services.send, request, signal),
      ),
      copySecret: fromPromise(({ input }) => copyText(input.appSecret)),
    },
    actions: {
      announceDone: (_, { act }) => {
        if (act !== "view") showToast({ tone: "success", text: i18next.t(`applications:rotation.done.${act}`) });
      },
    },
  });
}

const CREDENTIAL_CALLS = { view: loadCredentials, rotate: rotateSecret, endOld: endOldSecret };

/** The verification gate with its calls (7.4, 7.6). */
function provideGate(services: Services) {
  return verification.provide({
    actors: {
      codeDelivery: provideCodeDelivery(services),
      checkCode: fromPromise(({ input, signal }) => passGate(services.send, input, signal)),
    },
    actions: {
      announcePassed: () => showToast({ tone: "success", text: i18next.t("applications:gate.passed") }),
    },
  });
}

/** A test callback to the address for payments, with its call (3.7). */
export const provideRechargeTest = provideTest("recharge");

/** A test callback to the address for withdrawals, with its call (3.7). */
export const provideWithdrawTest = provideTest("withdraw");

function provideTest(address: CallbackTest["address"]) {
  return ({ send }: Services) =>
    callbackResend.provide({
      actors: {
        resendCallback: fromPromise(({ input, signal }) =>
          sendTestCallback(send, { code: input.code, address }, signal),
        ),
      },
    });
}

/** A test customer's payment, with the calls that make it and that find its bill and callback (2.28, 2.31). */
export function provideRehearsal({ send }: Services) {
  return paymentRehearsal.provide({
    actors: {
      rehearsePayment: fromPromise(({ input, signal }) => rehearsePayment(send, input, signal)),
      findRecords: fromPromise(({ input, signal }) => findRecords(send, input, signal)),
    },
  });
}

async function findRecords(
  send: Send,
  { code: applicationCode, billCode: code }: { code: string; billCode: string },
  signal: AbortSignal,
): Promise<Answer<RehearsalRecords>> {
  const one = { page: 1, pageSize: 1, code, applicationCode };
  const bills = await listBills(send, one, signal);
  if (!bills.accepted) return bills;
  const bill = bills.value.items[0] ?? null;
  // Before the chain has confirmed a payment, nothing is called back about it.
  if (!bill?.paidAt) return { ...bills, value: { bill, callback: null } };
  const callbacks = await listCallbacks(send, one, signal);
  if (!callbacks.accepted) return callbacks;
  return { ...callbacks, value: { bill, callback: callbacks.value.items[0] ?? null } };
}
