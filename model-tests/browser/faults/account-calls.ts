import type { AccountCall } from "./account-call.ts";
import { checkCaptchaCode, identityLogin, login, register, resetPassword, sendVerificationCode } from "./auth-calls.ts";
import { checkLastLogin, loadProfile, logout, saveLanguage, updatePassword, updateProfile } from "./console-calls.ts";

/** Every call of the account (7.3 to 7.15, and the proposed one of 2.38). */
export const ACCOUNT_CALLS: readonly AccountCall[] = [
  login,
  register,
  sendVerificationCode,
  checkCaptchaCode,
  resetPassword,
  updatePassword,
  updateProfile,
  loadProfile,
  checkLastLogin,
  saveLanguage,
  logout,
  identityLogin,
];
