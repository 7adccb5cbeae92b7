import { describe, expect, test } from "vitest";
import { checkCaptchaCode, codeData } from "#contracts/account/check-captcha-code.ts";
import { checkLastLogin } from "#contracts/account/check-last-login.ts";
import { identityLogin } from "#contracts/account/identity-login.ts";
import { loadProfile } from "#contracts/account/load-profile.ts";
import { login } from "#contracts/account/login.ts";
import { logout } from "#contracts/account/logout.ts";
import { gateCode, passGate } from "#contracts/account/pass-gate.ts";
import { register } from "#contracts/account/register.ts";
import { resetPassword } from "#contracts/account/reset-password.ts";
import { saveLanguage } from "#contracts/account/save-language.ts";
import { sendVerificationCode } from "#contracts/account/send-verification-code.ts";
import { updatePassword } from "#contracts/account/update-password.ts";
import { updateProfile } from "#contracts/account/update-profile.ts";
import { createApplication } from "#contracts/applications/create-application.ts";
import { listApplications } from "#contracts/applications/list-applications.ts";
import { loadApplication } from "#contracts/applications/load-application.ts";
import { loadCredentials } from "#contracts/applications/load-credentials.ts";
import { updateApplication } from "#contracts/applications/update-application.ts";
import { listBills } from "#contracts/bills/list-bills.ts";
import { listCallbacks } from "#contracts/bills/list-callbacks.ts";
import { listRechargeBills } from "#contracts/bills/list-recharge-bills.ts";
import { listTransactions } from "#contracts/bills/list-transactions.ts";
import { resendCallback } from "#contracts/bills/resend-callback.ts";
import { getUserWallet } from "#contracts/currencies/get-user-wallet.ts";
import { listCurrencies } from "#contracts/currencies/list-currencies.ts";
import { listMyCurrencies } from "#contracts/currencies/list-my-currencies.ts";
import { loadWalletBalance } from "#contracts/currencies/load-wallet-balance.ts";
import { switchCurrency } from "#contracts/currencies/switch-currency.ts";
import { loadFigures } from "#contracts/dashboard/load-figures.ts";
import { type Answer, ContractViolation, readEnvelope } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { cancelOrder } from "#contracts/orders/cancel-order.ts";
import { createOrder } from "#contracts/orders/create-order.ts";
import { finishPayment } from "#contracts/orders/finish-payment.ts";
import { listOrders } from "#contracts/orders/list-orders.ts";
import { listPackages } from "#contracts/orders/list-packages.ts";
import { loadOrder } from "#contracts/orders/load-order.ts";
import { loadMenu } from "#contracts/shell/load-menu.ts";
import { readInteractions } from "./written-pact.ts";

/*
 * Whether each contracted field bears load: when the service drops it, sends null or another type in its place, the
 * client must notice: it reads "not known", or nothing at all. A field that nobody would miss has no business in the
 * contract, where it binds the service.
 */

/** The client's call of each contracted path; what it sends matters only where it decides what is read of the answer. */
const CALLS: Record<string, (send: Send, requestBody: unknown) => Promise<Answer<unknown>>> = {
  "POST /api/Login/Login": (send) => login(send, { email: "", password: "" }),
  "POST /api/User/SentVerificationCode": (send) => sendVerificationCode(send, { email: "", purpose: "register" }),
  "POST /api/Register/Register": (send) => register(send, { email: "", code: "", password: "" }),
  "POST /api/Register/CheckCaptchaCode": (send, requestBody) => {
    const forGate = gateCode.safeParse(requestBody);
    return forGate.success ? passGate(send, forGate.data) : checkCaptchaCode(send, codeData.parse(requestBody));
  },
  "GET /api/Login/Logout": (send) => logout(send, ""),
  "GET /api/user/logout": (send) => loadProfile(send, ""),
  "POST /api/User/UpdatePwd": (send) => updatePassword(send, { oldPassword: "", newPassword: "" }),
  "POST /api/User/ResetPassword": (send) => resetPassword(send, { email: "", code: "", password: "" }),
  "POST /api/User/Language": (send) => saveLanguage(send, ""),
  "POST /api/User/update": (send) => updateProfile(send, { nickName: "" }),
  "POST /api/user/menu": (send) => loadMenu(send),
  "GET /api/Login/CheckLastLogin": (send) => checkLastLogin(send, ""),
  "POST /api/Login/IdentityLogin": (send) => identityLogin(send, { kind: "code", value: "" }),
  "POST /api/App/List": (send) => listApplications(send, { page: 1, pageSize: 1 }),
  "POST /api/App/Create": (send) =>
    createApplication(send, {
      name: "",
      address: "",
      rechargeCallback: "",
      withdrawCallback: "",
      remark: "",
      requestKey: "",
    }),
  "POST /api/App/Detail": (send) => loadApplication(send, ""),
  "POST /api/App/Update": (send) =>
    updateApplication(send, {
      code: "",
      name: "",
      address: "",
      rechargeCallback: "",
      withdrawCallback: "",
      remark: "",
      status: "enabled",
      proof: "",
    }),
  "POST /api/App/Credentials": (send) => loadCredentials(send, { code: "", proof: "" }),
  "POST /api/wallet/UsdtClient/GetUserWallet": (send) => getUserWallet(send, "Usdt", { network: "TRON" }),
  "POST /api/Wallet/Balance": (send) => loadWalletBalance(send, { network: "TRON" }),
  "POST /api/Currency/List": (send) => listCurrencies(send, { page: 1, pageSize: 1 }),
  "POST /api/Currency/Mine": (send) => listMyCurrencies(send),
  "POST /api/Currency/Switch": (send) => switchCurrency(send, { id: "", enabled: true }),
  "POST /api/Dashboard/Figures": (send) => loadFigures(send),
  "POST /api/Package/List": (send) => listPackages(send),
  "POST /api/Order/Create": (send) =>
    createOrder(send, { packageId: "", termMonths: 1, network: "TRON", requestKey: "" }),
  "POST /api/Order/List": (send) => listOrders(send, { page: 1, pageSize: 1 }),
  "POST /api/Order/Detail": (send) => loadOrder(send, ""),
  "POST /api/Order/FinishPayment": (send) => finishPayment(send, ""),
  "POST /api/Order/Cancel": (send) => cancelOrder(send, ""),
  "POST /api/Bill/List": (send) => listBills(send, { page: 1, pageSize: 1 }),
  "POST /api/RechargeBill/List": (send) => listRechargeBills(send, { page: 1, pageSize: 1 }),
  "POST /api/Transaction/List": (send) => listTransactions(send, { page: 1, pageSize: 1 }),
  "POST /api/Callback/List": (send) => listCallbacks(send, { page: 1, pageSize: 1 }),
  "POST /api/Callback/Resend": (send) => resendCallback(send, ""),
};

type Path = readonly (string | number)[];

/** The path of every field below a value: each property, also of the items of its lists. */
function fieldsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    return Array.isArray(value) ? fieldsOf(below, at) : [at, ...fieldsOf(below, at)];
  });
}

/** A copy of the body in which one field is changed, or dropped where the change answers undefined. */
function changed(body: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(body);
  const copy: Record<string | number, unknown> | unknown[] = Array.isArray(body) ? [...body] : { ...Object(body) };
  const below = changed(Reflect.get(copy, key), rest, change);
  if (below === undefined) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, below);
  return copy;
}

/** Something that no field can be read from. */
const odd = (value: unknown) => (typeof value === "object" && value !== null ? 7 : { odd: true });

/** Values that may stand where the example has none: one of them must arrive as another answer. */
const IN_PLACE_OF_NOTHING = ["word", 7, "2026-11-21T03:00:00.000Z"];

async function answerTo(call: (send: Send) => Promise<Answer<unknown>>, body: unknown) {
  try {
    return await call(async (request) => readEnvelope(body, request.resData));
  } catch (error) {
    if (error instanceof ContractViolation) return "violation";
    throw error;
  }
}

const interactions = readInteractions();

test("every contracted call is one of the client's, and the other way round", () => {
  const contracted = interactions.map(({ request }) => `${request.method} ${request.path}`);
  expect(Object.keys(CALLS).sort()).toEqual([...new Set(contracted)].sort());
});

describe.each(interactions.map(({ description, request, response }) => ({ description, request, response })))(
  "$description",
  ({ request, response }) => {
    const client = CALLS[`${request.method} ${request.path}`] ?? (() => Promise.reject(new Error("no such call")));
    const call = (send: Send) => client(send, request.body?.content);
    const body = response.body.content;

    test.each(fieldsOf(body).map((path) => [path.join("."), path] as const))("would miss %s", async (_name, path) => {
      const usual = await answerTo(call, body);
      expect(usual).not.toBe("violation");
      const answersWith = (values: readonly unknown[]) =>
        Promise.all(
          values.map((value) =>
            answerTo(
              call,
              changed(body, path, () => value),
            ),
          ),
        );

      const value = path.reduce<unknown>((above, key) => Reflect.get(Object(above), key), body);
      if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) {
        expect(await answersWith(IN_PLACE_OF_NOTHING)).not.toEqual(IN_PLACE_OF_NOTHING.map(() => usual));
      } else {
        // The reader is tolerant: what is missing arrives as "not known", or breaks the contract. Neither goes unnoticed.
        for (const answer of await answersWith([undefined, null, odd(value)])) expect(answer).not.toEqual(usual);
      }
    });
  },
);
