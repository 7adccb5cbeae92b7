import { checkCaptchaCode, codeData } from "#contracts/account/check-captcha-code.ts";
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

/** The client's call of each contracted path; what it sends matters only where it decides what is read of the answer. */
export const CONTRACTED_CALLS: Record<string, (send: Send, requestBody: unknown) => Promise<Answer<unknown>>> = {
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
  "POST /api/Event/List": (send) => listEvents(send, { page: 1, pageSize: 1 }),
  "POST /api/Session/List": (send) => listSessions(send),
  "POST /api/Session/End": (send) => endSession(send, ""),
  "POST /api/Session/EndOthers": (send) => endOtherSessions(send),
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
  "POST /api/App/TestCallback": (send) => sendTestCallback(send, { code: "", address: "recharge" }),
  "POST /api/App/Credentials": (send) => loadCredentials(send, { code: "", proof: "" }),
  "POST /api/wallet/UsdtClient/GetUserWallet": (send) => getUserWallet(send, "Usdt", { network: "TRON" }),
  "POST /api/Wallet/Balance": (send) => loadWalletBalance(send, { network: "TRON" }),
  "POST /api/Currency/List": (send) => listCurrencies(send, { page: 1, pageSize: 1 }),
  "POST /api/Currency/Mine": (send) => listMyCurrencies(send),
  "POST /api/Currency/Switch": (send) => switchCurrency(send, { id: "", enabled: true }),
  "POST /api/Dashboard/Figures": (send) => loadFigures(send),
  "POST /api/Dashboard/Attention": (send) => loadAttention(send),
  "POST /api/Dashboard/Progress": (send) => loadProgress(send),
  "POST /api/Dashboard/Receipts": (send) => loadReceipts(send, { timeZone: "UTC", days: 7 }),
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
  "POST /api/Message/List": (send) => listNotices(send),
  "POST /api/Message/Read": (send) => readNotices(send, []),
  "POST /api/Callback/Resend": (send) => resendCallback(send, ""),
};
