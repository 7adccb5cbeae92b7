import * as z from "zod/mini";
import { codeData } from "#contracts/account/check-captcha-code.ts";
import { endedSession } from "#contracts/account/end-session.ts";
import { identitySignIn } from "#contracts/account/identity-login.ts";
import { eventSearch } from "#contracts/account/list-events.ts";
import { credentials } from "#contracts/account/login.ts";
import { gateCode } from "#contracts/account/pass-gate.ts";
import { registrationData } from "#contracts/account/register.ts";
import { passwordReset } from "#contracts/account/reset-password.ts";
import { codeRequest } from "#contracts/account/send-verification-code.ts";
import { passwordChange } from "#contracts/account/update-password.ts";
import { profileChange } from "#contracts/account/update-profile.ts";
import { newApplication } from "#contracts/applications/create-application.ts";
import { applicationSearch } from "#contracts/applications/list-applications.ts";
import { applicationCode } from "#contracts/applications/load-application.ts";
import { credentialsRequest } from "#contracts/applications/load-credentials.ts";
import { callbackTest } from "#contracts/applications/test-callback.ts";
import { applicationChange } from "#contracts/applications/update-application.ts";
import { billSearch } from "#contracts/bills/list-bills.ts";
import { callbackSearch } from "#contracts/bills/list-callbacks.ts";
import { rechargeBillSearch } from "#contracts/bills/list-recharge-bills.ts";
import { transactionSearch } from "#contracts/bills/list-transactions.ts";
import { callbackReference } from "#contracts/bills/resend-callback.ts";
import { walletRequest } from "#contracts/currencies/get-user-wallet.ts";
import { currencySearch } from "#contracts/currencies/list-currencies.ts";
import { currencySwitch } from "#contracts/currencies/switch-currency.ts";
import { receiptsRequest } from "#contracts/dashboard/load-receipts.ts";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { readNoticesRequest } from "#contracts/messages/read-notices.ts";
import { orderRequest } from "#contracts/orders/create-order.ts";
import { orderSearch } from "#contracts/orders/list-orders.ts";
import { orderReference } from "#contracts/orders/load-order.ts";

const nothing = z.object({});

/** What each call sends: in the query of a GET and of 7.13, in the body of every other call. */
export const REQUEST_SCHEMAS: Readonly<Record<string, z.ZodMiniType>> = {
  "POST /api/Login/Login": credentials,
  "POST /api/User/SentVerificationCode": codeRequest,
  "POST /api/Register/Register": registrationData,
  "POST /api/Register/CheckCaptchaCode": z.union([gateCode, codeData]),
  "GET /api/Login/Logout": z.object({ uid: z.string() }),
  "GET /api/user/logout": z.object({ id: z.string() }),
  "POST /api/User/UpdatePwd": passwordChange,
  "POST /api/User/ResetPassword": passwordReset,
  "POST /api/User/Language": z.object({ language: z.enum(ALL_LANGUAGES) }),
  "POST /api/User/update": profileChange,
  "POST /api/user/menu": nothing,
  "GET /api/Login/CheckLastLogin": z.object({ uid: z.string() }),
  "POST /api/Event/List": eventSearch,
  "POST /api/Session/List": nothing,
  "POST /api/Session/End": endedSession,
  "POST /api/Session/EndOthers": nothing,
  "POST /api/Login/IdentityLogin": identitySignIn,
  "POST /api/App/List": applicationSearch,
  "POST /api/App/Create": newApplication,
  "POST /api/App/Detail": applicationCode,
  "POST /api/App/Update": applicationChange,
  "POST /api/App/TestCallback": callbackTest,
  "POST /api/App/Credentials": credentialsRequest,
  "POST /api/App/RotateSecret": credentialsRequest,
  "POST /api/App/EndOldSecret": credentialsRequest,
  "POST /api/wallet/UsdtClient/GetUserWallet": walletRequest,
  "POST /api/Wallet/Balance": walletRequest,
  "POST /api/Currency/List": currencySearch,
  "POST /api/Currency/Mine": nothing,
  "POST /api/Currency/Switch": currencySwitch,
  "POST /api/Dashboard/Figures": nothing,
  "POST /api/Dashboard/Attention": nothing,
  "POST /api/Dashboard/Progress": nothing,
  "POST /api/Dashboard/Receipts": receiptsRequest,
  "POST /api/Package/List": nothing,
  "POST /api/Order/Create": orderRequest,
  "POST /api/Order/List": orderSearch,
  "POST /api/Order/Detail": orderReference,
  "POST /api/Order/FinishPayment": orderReference,
  "POST /api/Order/Cancel": orderReference,
  "POST /api/Bill/List": billSearch,
  "POST /api/RechargeBill/List": rechargeBillSearch,
  "POST /api/Transaction/List": transactionSearch,
  "POST /api/Callback/List": callbackSearch,
  "POST /api/Callback/Resend": callbackReference,
  "POST /api/Message/List": nothing,
  "POST /api/Message/Read": readNoticesRequest,
};

/** Calls whose input is in the query although they are made by POST (7.13). */
export const INPUT_IN_QUERY: readonly string[] = ["POST /api/User/Language"];
