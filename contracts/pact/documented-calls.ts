/** Those that anybody may make: they carry no token (7.1). */
export const PUBLIC_CALLS: readonly string[] = [
  "POST /api/Login/Login",
  "POST /api/User/SentVerificationCode",
  "POST /api/Register/Register",
  "POST /api/Register/CheckCaptchaCode",
  "POST /api/User/ResetPassword",
  "POST /api/Login/IdentityLogin",
];

/** Those that the specification shows (7.3 to 7.14); every other one is proposed. */
export const DOCUMENTED_CALLS: readonly string[] = [
  ...PUBLIC_CALLS.slice(0, 5),
  "GET /api/Login/Logout",
  "GET /api/user/logout",
  "POST /api/user/menu",
  "POST /api/User/UpdatePwd",
  "POST /api/User/Language",
  "POST /api/User/update",
];
