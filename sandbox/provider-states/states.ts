import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { email } from "#contracts/account/credentials.ts";
import { identityProof } from "#contracts/account/identity-login.ts";
import { codePurpose, gatePurpose } from "#contracts/account/send-verification-code.ts";
import { profileChange } from "#contracts/account/update-profile.ts";
import type { ProviderState, STATE_ANSWERS } from "#contracts/provider-states.ts";
import { issueGateProof, useGateProof } from "#sandbox/account/gate-proofs.ts";
import { closeSession } from "#sandbox/account/sessions.ts";
import { keepCode } from "#sandbox/account/verification-codes.ts";
import { addApplication } from "#sandbox/applications/create-application.ts";
import { sendCallback } from "#sandbox/bills/callback-delivery.ts";
import { announceBills, collectPayment } from "#sandbox/bills/collection.ts";
import { recharge } from "#sandbox/bills/recharge.ts";
import { produceBlock } from "#sandbox/chain/block-production.ts";
import { REQUIRED_CONFIRMATIONS } from "#sandbox/chain/networks.ts";
import { readMyCurrencies } from "#sandbox/currencies/my-currencies.ts";
import { switchOn } from "#sandbox/currencies/switch-currency.ts";
import { issueProof } from "#sandbox/identity/proofs.ts";
import { changeOrder } from "#sandbox/orders/changing-order.ts";
import { placeOrder } from "#sandbox/orders/create-order.ts";
import { stepOnFinish } from "#sandbox/orders/lifecycle.ts";
import type { Service } from "#sandbox/service.ts";
import { pay } from "#sandbox/tester/payments.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import { addMerchant, removeMerchant, signInAgain, signInNewMerchant } from "./stated-merchant.ts";

/** The discard port of this machine. */
const NOBODY_LISTENS = "http://127.0.0.1:9/callbacks/recharge";

type Answers<State extends ProviderState> = Record<(typeof STATE_ANSWERS)[State][number], string>;
type Handlers = {
  [State in ProviderState]: (service: Service, params: unknown) => Promise<Answers<State>>;
};

const toEmail = z.object({ email });
const toCredentials = z.object({ email, password: z.string() });
const toCode = z.object({ email, purpose: codePurpose, code: z.string() });
const toGate = z.object({ gate: gatePurpose });
const toCodeAtGate = z.object({ email, gate: gatePurpose, code: z.string() });
const toPassword = z.object({ password: z.string() });
const toVouching = z.object({ email, kind: identityProof.shape.kind });
const toTerm = z.object({ termMonths: z.int() });

/** A situation is brought about as often as it is asked for. */
const NO_PACE = { codeResendSeconds: 0, codesPerDay: Number.MAX_SAFE_INTEGER, addressLimits: false };
const VERIFIER = { subject: "verifier", isKnown: true, address: "" };

/** How to bring about each situation in which the contracts are verified; it answers what the sandbox chose itself. */
export const STATES = {
  "nobody is registered": async (service, params) => {
    await removeMerchant(service, toEmail.parse(params).email.toLowerCase());
    return {};
  },
  "a registered merchant": async (service, params) => {
    const given = toCredentials.parse(params);
    await addMerchant(service, given.email.toLowerCase(), given.password);
    return {};
  },
  "a code was sent": async ({ db, clock }, params) => {
    const { purpose, code, ...given } = toCode.parse(params);
    const to = given.email.toLowerCase();
    await db.deleteFrom("verificationCodes").where("email", "=", to).where("purpose", "=", purpose).execute();
    await keepCode(db, { email: to, purpose }, { code, now: clock() }, VERIFIER, NO_PACE);
    return {};
  },
  "a signed-in merchant": (service) => signInNewMerchant(service),
  "a signed-in merchant with a password": async (service, params) => {
    const { token } = await signInNewMerchant(service, toPassword.parse(params).password);
    return { token };
  },
  "a merchant with a profile": async (service, params) => {
    const merchant = await signInNewMerchant(service);
    const profile = profileChange.parse(params);
    await service.db.updateTable("merchants").set(profile).where("id", "=", merchant.userId).execute();
    return merchant;
  },
  "a merchant whose session has ended": async (service) => {
    const { token } = await signInNewMerchant(service);
    await closeSession(service, token);
    return { token };
  },
  "another merchant": async (service) => {
    const { userId } = await signInNewMerchant(service);
    return { ...(await signInNewMerchant(service)), userId };
  },
  "a merchant who signed in before": async (service) => {
    const { userId } = await signInNewMerchant(service);
    return { token: await signInAgain(service, userId), userId };
  },
  "a merchant on two devices": async (service) => {
    const { userId } = await signInNewMerchant(service);
    const { id } = await service.db
      .selectFrom("sessions")
      .select("id")
      .where("merchantId", "=", userId)
      .executeTakeFirstOrThrow();
    return { token: await signInAgain(service, userId), sessionId: String(id) };
  },
  "the identity provider vouches": async ({ db, clock }, params) => ({
    proof: await issueProof(db, toVouching.parse(params), clock()),
  }),
  "packages are on sale": async (service, params) => {
    const { packageId } = await service.db
      .selectFrom("packageTerms")
      .select("packageId")
      .where("months", "=", toTerm.parse(params).termMonths)
      .executeTakeFirstOrThrow();
    const { token } = await signInNewMerchant(service);
    return { token, packageId };
  },
  "a merchant with an application": merchantWithApplication,
  "a merchant at the gate of an application": async (service, params) => {
    const { gate: purpose, code, ...given } = toCodeAtGate.parse(params);
    const email = given.email.toLowerCase();
    const userId = await addMerchant(service, email, randomUUID());
    const { code: applicationCode } = await addApplication(service, userId, sampleApplication());
    await keepCode(service.db, { email, purpose }, { code, now: service.clock() }, VERIFIER, NO_PACE);
    return { token: await signInAgain(service, userId), applicationCode };
  },
  "a merchant past the gate of an application": async (service, params) => {
    const { gate: _, ...merchant } = await merchantPastGate(service, params);
    return merchant;
  },
  "a merchant with a used proof": async (service, params) => {
    const { gate, ...merchant } = await merchantPastGate(service, params);
    await useGateProof(service.db, gate, merchant.proof, service.clock());
    return merchant;
  },
  "another merchant's application": async (service) => {
    const { applicationCode } = await merchantWithApplication(service);
    return { token: (await signInNewMerchant(service)).token, applicationCode };
  },
  "a merchant whose package allows no more applications": async (service) => {
    const { token } = await merchantWithApplication(service);
    return { token };
  },
  "a merchant with orders": async (service) => {
    const { token } = await merchantWithOrder(service);
    return { token };
  },
  "a pending order": merchantWithOrder,
  "a paid order": async (service) => {
    const ordered = await merchantWithOrder(service);
    await pay(service, ordered.orderCode, { kind: "exact" });
    await changeOrder(service, ordered.orderCode, null, stepOnFinish);
    await produceBlocks(service);
    return ordered;
  },
  "another merchant's order": async (service) => {
    const { orderCode } = await merchantWithOrder(service);
    return { token: (await signInNewMerchant(service)).token, orderCode };
  },
  "a currency to switch on": async (service) => {
    const { token } = await signInNewMerchant(service);
    return { token, currencyId: "usdt-trc20" };
  },
  "no room for another currency": async (service) => {
    const { token, userId } = await signInNewMerchant(service);
    const { items, limit } = await readMyCurrencies(service, service.db, userId);
    const [currency, ...others] = items.filter(({ status }) => status === "available");
    for (const { id } of others.slice(0, limit ?? 0)) await switchOn(service, service.db, userId, id);
    return { token, currencyId: currency?.id ?? "" };
  },
  "a collected payment": async (service) => {
    const { token, userId } = await signInNewMerchant(service);
    return { token, callbackCode: await collectedPayment(service, userId) };
  },
  "another merchant's callback": async (service) => {
    const callbackCode = await collectedPayment(service, (await signInNewMerchant(service)).userId);
    return { token: (await signInNewMerchant(service)).token, callbackCode };
  },
  "a payment of yesterday": async (service) => {
    const { token, userId } = await signInNewMerchant(service);
    const { code } = await addApplication(service, userId, sampleApplication({ rechargeCallback: "" }));
    await switchOn(service, service.db, userId, "usdt-trc20");
    const yesterday = new Date(service.clock().getTime() - 24 * 3_600_000);
    const atThatTime = { ...service, clock: () => yesterday };
    const bill = await collectPayment(atThatTime, code, { network: "TRON", amount: "25.50", userId: "customer-17" });
    await announceBills(service.db, [bill.code], yesterday);
    return { token, applicationCode: code };
  },
  "a recharge": async (service) => {
    const { token, userId } = await signInNewMerchant(service);
    await recharge(service, userId, { network: "TRON", amount: "25.50" });
    await produceBlocks(service);
    return { token };
  },
} satisfies Handlers;

async function merchantWithOrder(service: Service): Promise<{ token: string; orderCode: string }> {
  const { token, userId } = await signInNewMerchant(service);
  const orderCode = await placeOrder(service, userId, {
    packageId: "growth",
    termMonths: 3,
    network: "TRON",
    requestKey: randomUUID(),
  });
  return { token, orderCode };
}

/** On the trial version, one application is as many as there may be. */
async function merchantWithApplication(service: Service): Promise<{ token: string; applicationCode: string }> {
  const { token, userId } = await signInNewMerchant(service);
  const { code } = await addApplication(service, userId, sampleApplication());
  return { token, applicationCode: code };
}

async function merchantPastGate(service: Service, params: unknown) {
  const merchant = await merchantWithApplication(service);
  const { merchantId } = await service.db
    .selectFrom("applications")
    .select("merchantId")
    .where("code", "=", merchant.applicationCode)
    .executeTakeFirstOrThrow();
  const gate = { merchantId, purpose: toGate.parse(params).gate, applicationCode: merchant.applicationCode };
  return { ...merchant, gate, proof: await issueGateProof(service.db, gate, service.clock()) };
}

/** A confirmed payment whose callback went to an address where nobody listens; gives the callback's code. */
async function collectedPayment(service: Service, merchantId: string): Promise<string> {
  const { code } = await addApplication(service, merchantId, sampleApplication({ rechargeCallback: NOBODY_LISTENS }));
  await switchOn(service, service.db, merchantId, "usdt-trc20");
  const bill = await collectPayment(service, code, { network: "TRON", amount: "25.50", userId: "customer-17" });
  await produceBlocks(service);
  const callback = await service.db
    .selectFrom("callbacks")
    .selectAll()
    .where("reference", "=", bill.code)
    .executeTakeFirstOrThrow();
  await sendCallback(service, callback, { isScheduled: true, stopping: new AbortController().signal });
  return callback.code;
}

async function produceBlocks(service: Service): Promise<void> {
  for (let block = 0; block < REQUIRED_CONFIRMATIONS.TRON; block += 1) await produceBlock(service);
}
