import type { Background } from "./scripted-service.ts";

export const MERCHANT = {
  id: "10001",
  email: "mei@shop.example",
  password: "Stand-in-9",
  token: "token-of-mei",
} as const;

/** Answers to the documented calls (7.3 to 7.15), written from the specification only and not from the sandbox. */
export const DOCUMENTED_ANSWERS: Background = {
  "/api/Login/Login": {
    accessToken: MERCHANT.token,
    userId: MERCHANT.id,
    email: MERCHANT.email,
    language: "en-US",
    nickName: "Mei",
    avatar: "",
  },
  "/api/User/SentVerificationCode": null,
  "/api/Register/Register": null,
  "/api/Register/CheckCaptchaCode": null,
  "/api/Login/Logout": null,
  "/api/user/logout": {
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
  "/api/user/menu": [{ name: "console", path: "/console/index", meta: { title: "Console", order: 0 }, children: [] }],
  "/api/User/UpdatePwd": null,
  "/api/User/ResetPassword": null,
  "/api/wallet/merchantClient/GetUserWallet": "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE",
  "/api/User/Language": null,
  "/api/User/update": null,
  "/api/Login/CheckLastLogin": { at: "2026-11-20T09:30:00Z", device: "Firefox on Linux", method: "password" },
};
