import type { CALLS as CONTRACT } from "#contracts/calls.ts";
import { checkCaptchaCode } from "#sandbox/account/check-captcha-code.ts";
import { checkLastLogin } from "#sandbox/account/check-last-login.ts";
import { endOtherSessions, endSession } from "#sandbox/account/end-session.ts";
import { identityLogin } from "#sandbox/account/identity-login.ts";
import { listEvents } from "#sandbox/account/list-events.ts";
import { listSessions } from "#sandbox/account/list-sessions.ts";
import { loadProfile } from "#sandbox/account/load-profile.ts";
import { login } from "#sandbox/account/login.ts";
import { logout } from "#sandbox/account/logout.ts";
import { register } from "#sandbox/account/register.ts";
import { resetPassword } from "#sandbox/account/reset-password.ts";
import { saveLanguage } from "#sandbox/account/save-language.ts";
import { sendVerificationCode } from "#sandbox/account/send-verification-code.ts";
import { updatePassword } from "#sandbox/account/update-password.ts";
import { updateProfile } from "#sandbox/account/update-profile.ts";
import { createApplication } from "#sandbox/applications/create-application.ts";
import { listApplications } from "#sandbox/applications/list-applications.ts";
import { loadApplication } from "#sandbox/applications/load-application.ts";
import { loadCredentials } from "#sandbox/applications/load-credentials.ts";
import { rehearsePayment } from "#sandbox/applications/rehearse-payment.ts";
import { endOldSecret, rotateSecret } from "#sandbox/applications/rotate-secret.ts";
import { sendTestCallback } from "#sandbox/applications/test-callback.ts";
import { updateApplication } from "#sandbox/applications/update-application.ts";
import { listBills } from "#sandbox/bills/list-bills.ts";
import { listCallbacks } from "#sandbox/bills/list-callbacks.ts";
import { listRechargeBills } from "#sandbox/bills/list-recharge-bills.ts";
import { listTransactions } from "#sandbox/bills/list-transactions.ts";
import { resendCallback } from "#sandbox/bills/resend-callback.ts";
import { getUserWallet } from "#sandbox/currencies/get-user-wallet.ts";
import { listCurrencies } from "#sandbox/currencies/list-currencies.ts";
import { listMyCurrencies } from "#sandbox/currencies/list-my-currencies.ts";
import { loadWalletBalance } from "#sandbox/currencies/load-wallet-balance.ts";
import { switchCurrency } from "#sandbox/currencies/switch-currency.ts";
import { loadAttention } from "#sandbox/dashboard/load-attention.ts";
import { loadFigures } from "#sandbox/dashboard/load-figures.ts";
import { loadProgress } from "#sandbox/dashboard/load-progress.ts";
import { loadReceipts } from "#sandbox/dashboard/load-receipts.ts";
import { listNotices } from "#sandbox/messages/list-notices.ts";
import { readNotices } from "#sandbox/messages/read-notices.ts";
import { cancelOrder } from "#sandbox/orders/cancel-order.ts";
import { createOrder } from "#sandbox/orders/create-order.ts";
import { finishPayment } from "#sandbox/orders/finish-payment.ts";
import { listOrders } from "#sandbox/orders/list-orders.ts";
import { listPackages } from "#sandbox/orders/list-packages.ts";
import { loadOrder } from "#sandbox/orders/load-order.ts";
import { loadMenu } from "#sandbox/shell/load-menu.ts";
import type { Call } from "./call.ts";

/** The implementation of each call of the contract; a missing one does not compile. */
const ANSWERS: Readonly<Record<keyof typeof CONTRACT, Call>> = {
  login,
  logout,
  register,
  sendVerificationCode,
  checkCaptchaCode,
  resetPassword,
  identityLogin,
  checkLastLogin,
  listEvents,
  listSessions,
  endSession,
  endOtherSessions,
  loadProfile,
  updatePassword,
  updateProfile,
  saveLanguage,
  listPackages,
  createOrder,
  listOrders,
  loadOrder,
  finishPayment,
  cancelOrder,
  listApplications,
  createApplication,
  loadApplication,
  updateApplication,
  loadCredentials,
  rotateSecret,
  endOldSecret,
  sendTestCallback,
  rehearsePayment,
  getUserWallet,
  loadWalletBalance,
  listCurrencies,
  listMyCurrencies,
  switchCurrency,
  loadFigures,
  loadReceipts,
  loadAttention,
  loadProgress,
  loadMenu,
  listBills,
  listRechargeBills,
  listTransactions,
  listCallbacks,
  resendCallback,
  listNotices,
  readNotices,
  // Shares its path and implementation with `checkCaptchaCode`.
  passGate: checkCaptchaCode,
};

/** Every call that the sandbox answers, below `/api`. */
export const CALLS: readonly Call[] = [...new Set(Object.values(ANSWERS))];
