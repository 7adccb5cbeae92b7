import type { Section } from "./section.ts";

export const CALLS: Section = {
  title: "7. Calls",
  clauses: {
    "7.1": {
      a: "A request's Content-type is application/json.",
      b: "Its Language is the stored locale, else en-US.",
      c: "With a token, its Authorization is Bearer and the token.",
      d: "It waits 120 seconds at most.",
      e: "No cookies are sent as credentials.",
    },
    "7.2": { a: "An answer's envelope has success, errCode, errMsg and resData." },
    "7.3": {
      a: "`POST /api/Login/Login` takes the credentials.",
      b: "It answers with what a sign-in answers.",
    },
    "7.4": { a: "`POST /api/User/SentVerificationCode` takes the email, of a registration or a reset." },
    "7.5": { a: "`POST /api/Register/Register` takes the registration." },
    "7.6": { a: "`POST /api/Register/CheckCaptchaCode` takes the code." },
    "7.7": { a: "`GET /api/Login/Logout?uid={userId}` signs out." },
    "7.8": { a: "`GET /api/user/logout?id={id}` loads the user.", b: "Its data goes into the profile." },
    "7.9": { a: "`POST /api/user/menu` answers with a menu.", b: "It is shown as the server's menu." },
    "7.10": { a: "`POST /api/User/UpdatePwd` takes the old and the new password." },
    "7.11": { a: "`POST /api/User/ResetPassword` takes the form of the reset." },
    "7.12": { a: "`POST /api/wallet/{product}Client/GetUserWallet` answers with the user's payment address." },
    "7.13": { a: "`POST /api/User/Language?language={language}` saves the language." },
    "7.14": { a: "`POST /api/User/update` takes the profile." },
    "7.15": { a: "`GET /api/Login/CheckLastLogin` takes its question in the query." },
    "7.16": {
      a: "What is not given, the calls for orders, applications, bills, currencies and credentials, is marked as a proposal.",
    },
    "7.17": {
      a: "The mock's calls are off unless they are asked for.",
      b: "They answer after 600 to 1000 ms.",
      c: "They are user info, logout, menu, message list and message read, which takes ids and answers true.",
    },
    "7.18": {
      a: "The mock's envelope has data, status (ok or fail), msg and code.",
      b: "Its codes are 20000 for success, 50000 for a failure, and 50008 for who is not signed in.",
    },
    "7.19": {
      a: "The identity provider's library is loaded from the provider's own host.",
      b: "It calls back with a credential, a code or an access token.",
    },
  },
};
