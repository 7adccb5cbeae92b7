import { checkCaptchaCode } from "./account/check-captcha-code.call.ts";
import { checkLastLogin } from "./account/check-last-login.call.ts";
import { endOtherSessions } from "./account/end-other-sessions.call.ts";
import { endSession } from "./account/end-session.call.ts";
import { identityLogin } from "./account/identity-login.call.ts";
import { listEvents } from "./account/list-events.call.ts";
import { listSessions } from "./account/list-sessions.call.ts";
import { loadProfile } from "./account/load-profile.call.ts";
import { login } from "./account/login.call.ts";
import { logout } from "./account/logout.call.ts";
import { passGate } from "./account/pass-gate.call.ts";
import { register } from "./account/register.call.ts";
import { resetPassword } from "./account/reset-password.call.ts";
import { saveLanguage } from "./account/save-language.call.ts";
import { sendVerificationCode } from "./account/send-verification-code.call.ts";
import { updatePassword } from "./account/update-password.call.ts";
import { updateProfile } from "./account/update-profile.call.ts";
import { createApplication } from "./applications/create-application.call.ts";
import { endOldSecret } from "./applications/end-old-secret.call.ts";
import { listApplications } from "./applications/list-applications.call.ts";
import { loadApplication } from "./applications/load-application.call.ts";
import { loadCredentials } from "./applications/load-credentials.call.ts";
import { rehearsePayment } from "./applications/rehearse-payment.call.ts";
import { rotateSecret } from "./applications/rotate-secret.call.ts";
import { sendTestCallback } from "./applications/test-callback.call.ts";
import { updateApplication } from "./applications/update-application.call.ts";
import { listBills } from "./bills/list-bills.call.ts";
import { listCallbacks } from "./bills/list-callbacks.call.ts";
import { listRechargeBills } from "./bills/list-recharge-bills.call.ts";
import { listTransactions } from "./bills/list-transactions.call.ts";
import { resendCallback } from "./bills/resend-callback.call.ts";
import { getUserWallet } from "./currencies/get-user-wallet.call.ts";
import { listCurrencies } from "./currencies/list-currencies.call.ts";
import { listMyCurrencies } from "./currencies/list-my-currencies.call.ts";
import { loadWalletBalance } from "./currencies/load-wallet-balance.call.ts";
import { switchCurrency } from "./currencies/switch-currency.call.ts";
import { loadAttention } from "./dashboard/load-attention.call.ts";
import { loadFigures } from "./dashboard/load-figures.call.ts";
import { loadProgress } from "./dashboard/load-progress.call.ts";
import { loadReceipts } from "./dashboard/load-receipts.call.ts";
import { listNotices } from "./messages/list-notices.call.ts";
import { readNotices } from "./messages/read-notices.call.ts";
import { listMessages } from "./mock/list-messages.call.ts";
import { loadMockMenu } from "./mock/load-mock-menu.call.ts";
import { loadMockUser } from "./mock/load-mock-user.call.ts";
import { mockLogout } from "./mock/mock-logout.call.ts";
import { readMessages } from "./mock/read-messages.call.ts";
import { cancelOrder } from "./orders/cancel-order.call.ts";
import { createOrder } from "./orders/create-order.call.ts";
import { finishPayment } from "./orders/finish-payment.call.ts";
import { listOrders } from "./orders/list-orders.call.ts";
import { listPackages } from "./orders/list-packages.call.ts";
import { loadOrder } from "./orders/load-order.call.ts";
import { loadMenu } from "./shell/load-menu.call.ts";

/** Every call of the service, in the order of the OpenAPI document. */
export const CALLS = {
  login,
  sendVerificationCode,
  register,
  passGate,
  checkCaptchaCode,
  logout,
  loadProfile,
  updatePassword,
  resetPassword,
  saveLanguage,
  updateProfile,
  loadMenu,
  checkLastLogin,
  listEvents,
  listSessions,
  endSession,
  endOtherSessions,
  identityLogin,
  listApplications,
  createApplication,
  loadApplication,
  updateApplication,
  sendTestCallback,
  rehearsePayment,
  loadCredentials,
  rotateSecret,
  endOldSecret,
  getUserWallet,
  loadWalletBalance,
  listCurrencies,
  listMyCurrencies,
  switchCurrency,
  loadFigures,
  loadAttention,
  loadProgress,
  loadReceipts,
  listPackages,
  createOrder,
  listOrders,
  loadOrder,
  finishPayment,
  cancelOrder,
  listBills,
  listRechargeBills,
  listTransactions,
  listCallbacks,
  resendCallback,
  listNotices,
  readNotices,
};

/** The mock calls (7.17), which only the mock answers. */
export const MOCK_CALLS = {
  loadMockUser,
  mockLogout,
  loadMockMenu,
  listMessages,
  readMessages,
};
