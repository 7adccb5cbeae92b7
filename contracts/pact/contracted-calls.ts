import { checkCaptchaCode } from "#contracts/account/check-captcha-code.ts";
import { checkLastLogin } from "#contracts/account/check-last-login.ts";
import { endOtherSessions, endSession } from "#contracts/account/end-session.ts";
import { identityLogin } from "#contracts/account/identity-login.ts";
import { listEvents } from "#contracts/account/list-events.ts";
import { listSessions } from "#contracts/account/list-sessions.ts";
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
import { endOldSecret, rotateSecret } from "#contracts/applications/rotate-secret.ts";
import { sendTestCallback } from "#contracts/applications/test-callback.ts";
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
import { loadAttention } from "#contracts/dashboard/load-attention.ts";
import { loadFigures } from "#contracts/dashboard/load-figures.ts";
import { loadProgress } from "#contracts/dashboard/load-progress.ts";
import { loadReceipts } from "#contracts/dashboard/load-receipts.ts";
import type { Answer } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { listNotices } from "#contracts/messages/list-notices.ts";
import { readNotices } from "#contracts/messages/read-notices.ts";
import { cancelOrder } from "#contracts/orders/cancel-order.ts";
import { createOrder } from "#contracts/orders/create-order.ts";
import { finishPayment } from "#contracts/orders/finish-payment.ts";
import { listOrders } from "#contracts/orders/list-orders.ts";
import { listPackages } from "#contracts/orders/list-packages.ts";
import { loadOrder } from "#contracts/orders/load-order.ts";
import { loadMenu } from "#contracts/shell/load-menu.ts";
import { readDecisions } from "./decisions.ts";

const email = "merchant@example.com";
const password = "Correct-Horse-7";
const verificationCode = "482913";

type Call = (send: Send, requestBody: unknown) => Promise<Answer<unknown>>;

/** The client's call of each path, with values that a merchant might send. */
export const CLIENT_CALLS: Readonly<Record<string, Call>> = {
  "POST /api/Login/Login": (send) => login(send, { email, password }),
  "POST /api/User/SentVerificationCode": (send) => sendVerificationCode(send, { email, purpose: "register" }),
  "POST /api/Register/Register": (send) => register(send, { email, code: verificationCode, password }),
  "POST /api/Register/CheckCaptchaCode": (send, requestBody) => {
    const forGate = gateCode.safeParse(requestBody);
    return forGate.success
      ? passGate(send, forGate.data)
      : checkCaptchaCode(send, { email, code: verificationCode, purpose: "resetPassword" });
  },
  "GET /api/Login/Logout": (send) => logout(send, "100234"),
  "GET /api/user/logout": (send) => loadProfile(send, "100234"),
  "POST /api/User/UpdatePwd": (send) =>
    updatePassword(send, { oldPassword: password, newPassword: "Battery-Staple-8" }),
  "POST /api/User/ResetPassword": (send) => resetPassword(send, { email, code: verificationCode, password }),
  "POST /api/User/Language": (send) => saveLanguage(send, "zh-TW"),
  "POST /api/User/update": (send) => updateProfile(send, { nickName: "Lin Trading" }),
  "POST /api/user/menu": (send) => loadMenu(send),
  "GET /api/Login/CheckLastLogin": (send) => checkLastLogin(send, "100234"),
  "POST /api/Event/List": (send) => listEvents(send, { page: 1, pageSize: 1 }),
  "POST /api/Session/List": (send) => listSessions(send),
  "POST /api/Session/End": (send) => endSession(send, "6"),
  "POST /api/Session/EndOthers": (send) => endOtherSessions(send),
  "POST /api/Login/IdentityLogin": (send) => identityLogin(send, { kind: "code", value: "example-proof" }),
  "POST /api/App/List": (send) => listApplications(send, { page: 1, pageSize: 1 }),
  "POST /api/App/Create": (send) =>
    createApplication(send, {
      name: "Web shop",
      address: "https://shop.example",
      rechargeCallback: "",
      withdrawCallback: "",
      remark: "",
      requestKey: "key-of-one-application",
    }),
  "POST /api/App/Detail": (send) => loadApplication(send, "APP3071884260"),
  "POST /api/App/Update": (send) =>
    updateApplication(send, {
      code: "APP3071884260",
      name: "Web shop",
      address: "https://shop.example",
      rechargeCallback: "",
      withdrawCallback: "",
      remark: "",
      status: "enabled",
      proof: "example-proof",
    }),
  "POST /api/App/TestCallback": (send) => sendTestCallback(send, { code: "APP3071884260", address: "recharge" }),
  "POST /api/App/Credentials": (send) => loadCredentials(send, { code: "APP3071884260", proof: "example-proof" }),
  "POST /api/App/RotateSecret": (send) => rotateSecret(send, { code: "APP3071884260", proof: "example-proof" }),
  "POST /api/App/EndOldSecret": (send) => endOldSecret(send, { code: "APP3071884260", proof: "example-proof" }),
  "POST /api/wallet/UsdtClient/GetUserWallet": (send) => getUserWallet(send, "Usdt", { network: "TRON" }),
  "POST /api/Wallet/Balance": (send) => loadWalletBalance(send, { network: "TRON" }),
  "POST /api/Currency/List": (send) => listCurrencies(send, { page: 1, pageSize: 1 }),
  "POST /api/Currency/Mine": (send) => listMyCurrencies(send),
  "POST /api/Currency/Switch": (send) => switchCurrency(send, { id: "usdt-trc20", enabled: true }),
  "POST /api/Dashboard/Figures": (send) => loadFigures(send),
  "POST /api/Dashboard/Attention": (send) => loadAttention(send),
  "POST /api/Dashboard/Progress": (send) => loadProgress(send),
  "POST /api/Dashboard/Receipts": (send) => loadReceipts(send, { timeZone: "UTC", days: 7 }),
  "POST /api/Package/List": (send) => listPackages(send),
  "POST /api/Order/Create": (send) =>
    createOrder(send, { packageId: "growth", termMonths: 3, network: "TRON", requestKey: "key-of-one-order" }),
  "POST /api/Order/List": (send) => listOrders(send, { page: 1, pageSize: 1 }),
  "POST /api/Order/Detail": (send) => loadOrder(send, "MC-20261121-0007"),
  "POST /api/Order/FinishPayment": (send) => finishPayment(send, "MC-20261121-0007"),
  "POST /api/Order/Cancel": (send) => cancelOrder(send, "MC-20261121-0007"),
  "POST /api/Bill/List": (send) => listBills(send, { page: 1, pageSize: 1 }),
  "POST /api/RechargeBill/List": (send) => listRechargeBills(send, { page: 1, pageSize: 1 }),
  "POST /api/Transaction/List": (send) => listTransactions(send, { page: 1, pageSize: 1 }),
  "POST /api/Callback/List": (send) => listCallbacks(send, { page: 1, pageSize: 1 }),
  "POST /api/Message/List": (send) => listNotices(send),
  "POST /api/Message/Read": (send) => readNotices(send, [7]),
  "POST /api/Callback/Resend": (send) => resendCallback(send, "CB100042"),
};

const declined = readDecisions().declined.map(({ of }) => of);

/** Those that are asked for: all but the ones that the service's team declined. */
export const CONTRACTED_CALLS: Readonly<Record<string, Call>> = Object.fromEntries(
  Object.entries(CLIENT_CALLS).filter(([call]) => !declined.includes(call)),
);
