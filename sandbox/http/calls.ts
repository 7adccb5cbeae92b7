import { checkCaptchaCode } from "../account/check-captcha-code.ts";
import { checkLastLogin } from "../account/check-last-login.ts";
import { identityLogin } from "../account/identity-login.ts";
import { loadProfile } from "../account/load-profile.ts";
import { login } from "../account/login.ts";
import { logout } from "../account/logout.ts";
import { register } from "../account/register.ts";
import { resetPassword } from "../account/reset-password.ts";
import { saveLanguage } from "../account/save-language.ts";
import { sendVerificationCode } from "../account/send-verification-code.ts";
import { updatePassword } from "../account/update-password.ts";
import { updateProfile } from "../account/update-profile.ts";
import { createApplication } from "../applications/create-application.ts";
import { listApplications } from "../applications/list-applications.ts";
import { loadApplication } from "../applications/load-application.ts";
import { loadCredentials } from "../applications/load-credentials.ts";
import { updateApplication } from "../applications/update-application.ts";
import { listBills } from "../bills/list-bills.ts";
import { listCallbacks } from "../bills/list-callbacks.ts";
import { listRechargeBills } from "../bills/list-recharge-bills.ts";
import { listTransactions } from "../bills/list-transactions.ts";
import { resendCallback } from "../bills/resend-callback.ts";
import { getUserWallet } from "../currencies/get-user-wallet.ts";
import { listCurrencies } from "../currencies/list-currencies.ts";
import { listMyCurrencies } from "../currencies/list-my-currencies.ts";
import { loadWalletBalance } from "../currencies/load-wallet-balance.ts";
import { switchCurrency } from "../currencies/switch-currency.ts";
import { loadFigures } from "../dashboard/load-figures.ts";
import { cancelOrder } from "../orders/cancel-order.ts";
import { createOrder } from "../orders/create-order.ts";
import { finishPayment } from "../orders/finish-payment.ts";
import { listOrders } from "../orders/list-orders.ts";
import { listPackages } from "../orders/list-packages.ts";
import { loadOrder } from "../orders/load-order.ts";
import { loadMenu } from "../shell/load-menu.ts";
import type { Call } from "./call.ts";

/** Every call that the sandbox answers, below `/api`. */
export const CALLS: readonly Call[] = [
  login,
  logout,
  register,
  sendVerificationCode,
  checkCaptchaCode,
  resetPassword,
  identityLogin,
  checkLastLogin,
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
  getUserWallet,
  loadWalletBalance,
  listCurrencies,
  listMyCurrencies,
  switchCurrency,
  loadFigures,
  loadMenu,
  listBills,
  listRechargeBills,
  listTransactions,
  listCallbacks,
  resendCallback,
];
