import { randomUUID } from "node:crypto";
import type * as z from "zod/mini";
import type { GatePurpose } from "#contracts/account/send-verification-code.ts";
import { transitionOnFinish } from "#contracts/orders/lifecycle.ts";
import type { ProviderState, STATE_ANSWERS, STATE_PARAMS } from "#contracts/provider-states.ts";
import { checkCaptchaCode } from "#sandbox/account/check-captcha-code.ts";
import { issueGateProof, useGateProof } from "#sandbox/account/gate-proofs.ts";
import { logout } from "#sandbox/account/logout.ts";
import { resetPassword } from "#sandbox/account/reset-password.ts";
import { saveLanguage } from "#sandbox/account/save-language.ts";
import { updatePassword } from "#sandbox/account/update-password.ts";
import { updateProfile } from "#sandbox/account/update-profile.ts";
import { CODE_LIFETIME, createCode, invalidateCode, useCode } from "#sandbox/account/verification-codes.ts";
import { addApplication } from "#sandbox/applications/create-application.ts";
import { sendCallback } from "#sandbox/bills/callback-delivery.ts";
import { collectPayment, markBillsPaid } from "#sandbox/bills/collection.ts";
import { recharge } from "#sandbox/bills/recharge.ts";
import { produceBlock } from "#sandbox/chain/block-production.ts";
import { REQUIRED_CONFIRMATIONS } from "#sandbox/chain/networks.ts";
import { readMyCurrencies } from "#sandbox/currencies/my-currencies.ts";
import { enableCurrency } from "#sandbox/currencies/switch-currency.ts";
import type { Visitor } from "#sandbox/http/call.ts";
import { issueProof, useProof } from "#sandbox/identity/proofs.ts";
import { changeOrder } from "#sandbox/orders/change-order.ts";
import { createOrder, placeOrder } from "#sandbox/orders/create-order.ts";
import type { Service } from "#sandbox/service.ts";
import { pay } from "#sandbox/tester/payments.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import { addMerchant, removeMerchant, signInAgain, signInNewMerchant } from "./stated-merchant.ts";

/** A URL on the discard port, where no receiver listens. */
const CLOSED_PORT_URL = "http://127.0.0.1:9/callbacks/recharge";

type Answers<State extends ProviderState> = Record<(typeof STATE_ANSWERS)[State][number], string>;
type Params<State> = State extends keyof typeof STATE_PARAMS ? z.output<(typeof STATE_PARAMS)[State]> : unknown;
type Handlers = {
  [State in ProviderState]: (service: Service, params: Params<State>) => Promise<Answers<State>>;
};

/** Provider states can be set up repeatedly. */
const NO_PACE = { codeResendSeconds: 0, codesPerDay: Number.MAX_SAFE_INTEGER };
const VERIFIER = { subject: "verifier", isKnown: true, address: "" };

const stranger: Visitor & { merchantId: string } = {
  ...{ language: "en-US", token: null, userAgent: null, address: "", merchantId: "" },
};
const asSignedIn = ({ token, userId }: { token: string; userId: string }) => ({
  ...{ ...stranger, token, userId, merchantId: userId },
});
type SignedIn = ReturnType<typeof asSignedIn>;

/** The handlers of the provider states. They return values that the sandbox has generated. */
export const STATES = {
  "nobody is registered": async (service, { email }) => {
    await removeMerchant(service, email.toLowerCase());
    return {};
  },
  "a registered merchant": async (service, { email, password }) => {
    await addMerchant(service, email.toLowerCase(), password);
    return {};
  },
  "a code was sent": async (service, params) => {
    await sendCode(service, params);
    return {};
  },
  "a code was checked": async (service, params) => {
    await sendCode(service, params);
    await checkCaptchaCode.answer(service, params, stranger);
    return {};
  },
  "a code has expired": async (service, params) => {
    const sentAt = new Date(service.clock().getTime() - CODE_LIFETIME - 1000);
    await sendCode({ ...service, clock: () => sentAt }, params);
    return {};
  },
  "a code was used": async (service, params) => {
    const key = await sendCode(service, params);
    const guess = { code: params.code, requester: VERIFIER, now: service.clock() };
    if (!(await useCode(service.db, key, guess))) throw new Error("the code that was just sent does not serve");
    return {};
  },
  "a signed-in merchant": (service) => signInNewMerchant(service),
  "a signed-in merchant with a password": async (service, { password }) => {
    const { token } = await signInNewMerchant(service, password);
    return { token };
  },
  "a merchant who changed the password": async (service, { email, password, newPassword }) => {
    const [before, present] = await signInTwice(service, email, password);
    await updatePassword.answer(service, { oldPassword: password, newPassword }, present);
    return before;
  },
  "a merchant who reset the password": async (service, { email, password, newPassword }) => {
    const [before] = await signInTwice(service, email, password);
    const code = "482913";
    await sendCode(service, { email, purpose: "resetPassword", code });
    await resetPassword.answer(service, { email, code, password: newPassword }, before);
    return before;
  },
  "a merchant who changed the nickname": async (service, { nickName }) => {
    const merchant = await signInNewMerchant(service);
    await updateProfile.answer(service, { nickName }, asSignedIn(merchant));
    return merchant;
  },
  "a merchant who changed the language": async (service, { email, password, language }) => {
    const [, merchant] = await signInTwice(service, email, password);
    await saveLanguage.answer(service, { language }, merchant);
    return {};
  },
  "a merchant whose session has ended": async (service) => {
    const merchant = await signInNewMerchant(service);
    await logout.answer(service, { uid: merchant.userId }, asSignedIn(merchant));
    return { token: merchant.token };
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
    const sessionId = await sessionOf(service, userId);
    return { token: await signInAgain(service, userId), sessionId };
  },
  "another merchant's session": async (service) => {
    const { userId } = await signInNewMerchant(service);
    return { token: (await signInNewMerchant(service)).token, sessionId: await sessionOf(service, userId) };
  },
  "the identity provider vouches": async ({ db, clock }, vouching) => ({
    proof: await issueProof(db, vouching, clock()),
  }),
  "a used proof of the identity provider": async ({ db, clock }, vouching) => {
    const proof = await issueProof(db, vouching, clock());
    await useProof(db, { kind: vouching.kind, value: proof }, clock());
    return { proof };
  },
  "packages are on sale": async (service, wanted) => {
    const packageId = await packageOnSale(service, wanted);
    const { token } = await signInNewMerchant(service);
    return { token, packageId };
  },
  "a merchant with an application": merchantWithApplication,
  "a merchant whose customers can pay": async (service) => {
    const { token, userId } = await signInNewMerchant(service);
    const { code } = await addApplication(service, userId, sampleApplication());
    await service.db.transaction().execute((transaction) => enableCurrency(service, transaction, userId, "usdt-trc20"));
    return { token, applicationCode: code };
  },
  "a merchant at the gate of an application": async (service, { email, gate, code }) => {
    const userId = await addMerchant(service, email.toLowerCase(), randomUUID());
    const { code: applicationCode } = await addApplication(service, userId, sampleApplication());
    await sendCode(service, { email, purpose: gate, code });
    return { token: await signInAgain(service, userId), applicationCode };
  },
  "a merchant past the gate of an application": async (service, params) => {
    const { gate: _, ...merchant } = await merchantPastGate(service, params.gate);
    return merchant;
  },
  "a merchant with a used proof": async (service, params) => {
    const { gate, ...merchant } = await merchantPastGate(service, params.gate);
    await useGateProof(service.db, gate, merchant.proof, service.clock());
    return merchant;
  },
  "a merchant with two applications": async (service, { firstName, lastName }) => {
    const merchant = await signInNewMerchant(service);
    await payOrder(service, await orderOf(service, merchant.userId));
    for (const name of [lastName, firstName]) {
      await addApplication(service, merchant.userId, sampleApplication({ name }));
    }
    return { token: merchant.token };
  },
  "another merchant's application": async (service, params) => {
    const { applicationCode } = await merchantWithApplication(service);
    const { token, proof } = await merchantPastGate(service, params.gate);
    return { token, proof, applicationCode };
  },
  "a merchant whose package allows no more applications": async (service) => {
    const { token } = await merchantWithApplication(service);
    return { token };
  },
  "a merchant with orders": async (service) => {
    const { token } = await merchantWithOrder(service);
    return { token };
  },
  "the same order asked for twice": async (service, { requestKey, ...wanted }) => {
    const packageId = await packageOnSale(service, wanted);
    const merchant = await signInNewMerchant(service);
    const order = { packageId, termMonths: wanted.termMonths, network: "TRON", requestKey };
    await createOrder.answer(service, order, asSignedIn(merchant));
    await createOrder.answer(service, order, asSignedIn(merchant));
    return { token: merchant.token, packageId };
  },
  "a pending order": merchantWithOrder,
  "a paid order": async (service) => {
    const ordered = await merchantWithOrder(service);
    await payOrder(service, ordered.orderCode);
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
    for (const { id } of others.slice(0, limit ?? 0)) await enableCurrency(service, service.db, userId, id);
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
    await enableCurrency(service, service.db, userId, "usdt-trc20");
    const yesterday = new Date(service.clock().getTime() - 24 * 3_600_000);
    const atThatTime = { ...service, clock: () => yesterday };
    const bill = await collectPayment(atThatTime, code, { network: "TRON", amount: "25.50", userId: "customer-17" });
    await markBillsPaid(service.db, [bill.code], yesterday);
    return { token, applicationCode: code };
  },
  "a recharge": async (service) => {
    const { token, userId } = await signInNewMerchant(service);
    await recharge(service, userId, { network: "TRON", amount: "25.50" });
    await produceBlocks(service);
    return { token };
  },
} satisfies Handlers;

/** Sends a new code. @returns its email and purpose. */
async function sendCode({ db, clock }: Service, { email, purpose, code }: SentCode) {
  const key = { email: email.toLowerCase(), purpose };
  await invalidateCode(db, key);
  await createCode(db, key, VERIFIER, NO_PACE, { now: clock(), code });
  return key;
}
type SentCode = Params<"a code was sent">;

async function sessionOf({ db }: Service, merchantId: string): Promise<string> {
  const session = db.selectFrom("sessions").select("id").where("merchantId", "=", merchantId);
  return String((await session.executeTakeFirstOrThrow()).id);
}

async function packageOnSale({ db }: Service, wanted: { packageName: string; termMonths: number }): Promise<string> {
  const { packageId } = await db
    .selectFrom("packageTerms")
    .innerJoin("packages", "packages.id", "packageTerms.packageId")
    .select("packageId")
    .where("packages.name", "=", wanted.packageName)
    .where("months", "=", wanted.termMonths)
    .executeTakeFirstOrThrow();
  return packageId;
}

async function merchantWithOrder(service: Service): Promise<{ token: string; orderCode: string }> {
  const { token, userId } = await signInNewMerchant(service);
  return { token, orderCode: await orderOf(service, userId) };
}

function orderOf(service: Service, merchantId: string): Promise<string> {
  const order = { packageId: "growth", termMonths: 3, network: "TRON", requestKey: randomUUID() } as const;
  return placeOrder(service, merchantId, order);
}

async function payOrder(service: Service, orderCode: string): Promise<void> {
  await pay(service, orderCode, { kind: "exact" });
  await changeOrder(service, orderCode, null, transitionOnFinish);
  await produceBlocks(service);
}

/** A merchant with this email and password in two sessions. */
async function signInTwice(service: Service, email: string, password: string): Promise<[SignedIn, SignedIn]> {
  const userId = await addMerchant(service, email.toLowerCase(), password);
  const session = async () => asSignedIn({ userId, token: await signInAgain(service, userId) });
  return [await session(), await session()];
}

/** The trial version allows one application. */
async function merchantWithApplication(service: Service): Promise<{ token: string; applicationCode: string }> {
  const { token, userId } = await signInNewMerchant(service);
  const { code } = await addApplication(service, userId, sampleApplication());
  return { token, applicationCode: code };
}

async function merchantPastGate(service: Service, purpose: GatePurpose) {
  const merchant = await merchantWithApplication(service);
  const { merchantId } = await service.db
    .selectFrom("applications")
    .select("merchantId")
    .where("code", "=", merchant.applicationCode)
    .executeTakeFirstOrThrow();
  const gate = { merchantId, purpose, applicationCode: merchant.applicationCode, token: merchant.token };
  return { ...merchant, gate, proof: await issueGateProof(service.db, gate, service.clock()) };
}

/** A confirmed payment whose callback went to an address without a receiver; returns the callback's code. */
async function collectedPayment(service: Service, merchantId: string): Promise<string> {
  const { code } = await addApplication(service, merchantId, sampleApplication({ rechargeCallback: CLOSED_PORT_URL }));
  await enableCurrency(service, service.db, merchantId, "usdt-trc20");
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
