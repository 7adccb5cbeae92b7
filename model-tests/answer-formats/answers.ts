/** Answers to the documented calls (7.3 to 7.15), written from the specification only and not from the sandbox. */

/** The documented calls by method and path. */
export const CALLS = {
  login: { method: "POST", path: /^\/api\/Login\/Login$/ },
  sendCode: { method: "POST", path: /^\/api\/User\/SentVerificationCode$/ },
  register: { method: "POST", path: /^\/api\/Register\/Register$/ },
  checkCode: { method: "POST", path: /^\/api\/Register\/CheckCaptchaCode$/ },
  logout: { method: "GET", path: /^\/api\/Login\/Logout$/ },
  profile: { method: "GET", path: /^\/api\/user\/logout$/ },
  menu: { method: "POST", path: /^\/api\/user\/menu$/ },
  changePassword: { method: "POST", path: /^\/api\/User\/UpdatePwd$/ },
  resetPassword: { method: "POST", path: /^\/api\/User\/ResetPassword$/ },
  wallet: { method: "POST", path: /^\/api\/wallet\/merchantClient\/GetUserWallet$/ },
  language: { method: "POST", path: /^\/api\/User\/Language$/ },
  updateProfile: { method: "POST", path: /^\/api\/User\/update$/ },
  lastLogin: { method: "GET", path: /^\/api\/Login\/CheckLastLogin$/ },
} as const satisfies Record<string, { method: string; path: RegExp }>;
export type Call = keyof typeof CALLS;

/** The only merchant of the service. */
export const MERCHANT = {
  id: "10001",
  email: "mei@shop.example",
  password: "Stand-in-9",
  token: "token-of-mei",
  address: "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE",
} as const;

/** The only code that it ever sends. */
export const CODE = "246810";

/** Refusals with the service's own texts and codes. */
export const REFUSALS = {
  wrongPassword: { errCode: "90101", errMsg: "Mei, that is not the password we know" },
  wrongCode: { errCode: "90102", errMsg: "We sent you other digits than these" },
  wrongOldPassword: { errCode: "90103", errMsg: "Your old password is a different one" },
  notSignedIn: { errCode: "4010", errMsg: "Please come back in through the door" },
} as const;

/** `resData` of each successful call, unless a format changes it. */
export const ANSWERS: Readonly<Record<Call, unknown>> = {
  login: {
    accessToken: MERCHANT.token,
    userId: MERCHANT.id,
    email: MERCHANT.email,
    language: "en-US",
    nickName: "Mei",
    avatar: "",
  },
  sendCode: null,
  register: null,
  checkCode: null,
  logout: null,
  profile: {
    name: "Mei Lin",
    avatar: "",
    job: "owner",
    organization: "shop",
    location: "taipei",
    email: MERCHANT.email,
    introduction: "Sells tea",
    personalWebsite: "https://shop.example",
    jobName: "Owner",
    organizationName: "Mei's tea shop",
    locationName: "Taipei",
    phone: "+886 2 1234 5678",
    registrationDate: "2024-03-01T08:00:00Z",
    accountId: MERCHANT.id,
    certification: "1",
    role: "admin",
    nickName: "Mei",
  },
  menu: [{ name: "console", path: "/console/index", meta: { title: "Console", order: 0 }, children: [] }],
  changePassword: null,
  resetPassword: null,
  wallet: MERCHANT.address,
  language: null,
  updateProfile: null,
  lastLogin: { at: "2026-11-20T09:30:00Z", device: "Firefox on Linux", method: "password" },
};
