import type { RouteData } from "./route.ts";

/**
 * Screens that the tab bar does not keep mounted (9.8): orders, whose polling would run twice, and screens with a secret,
 * which is discarded with its view (docs/decisions/029).
 */
const notKept = { ignoreCache: true } as const;

/** Screens whose menu entry is the home. */
const ofHome = { order: 0, icon: "console", hideInMenu: true, activeMenu: "console" } as const;

const SCREENS = [
  {
    name: "console",
    path: "/console/index",
    redirectFrom: "/console",
    title: "frame:menu.console",
    order: 0,
    icon: "console",
  },
  {
    ...ofHome,
    name: "Workplace",
    path: "/dashboard/workplace",
    redirectFrom: "/dashboard",
    title: "frame:menu.dashboard.workplace",
  },
  {
    ...notKept,
    name: "orderList",
    path: "/order/list",
    redirectFrom: "/order",
    title: "frame:menu.orders",
    order: 1,
    icon: "orders",
    group: "business",
  },
  {
    ...notKept,
    name: "packages",
    path: "/order/packages",
    title: "frame:menu.packages",
    order: 1,
    icon: "packages",
    hideInMenu: true,
    activeMenu: "orderList",
  },
  {
    ...notKept,
    name: "appList",
    path: "/app/list",
    redirectFrom: "/app",
    title: "frame:menu.applications",
    order: 3,
    icon: "applications",
    group: "business",
  },
  {
    name: "wallet",
    path: "/wallet/index",
    redirectFrom: "/wallet",
    title: "frame:menu.wallet",
    order: 5,
    icon: "wallet",
    group: "currencies",
  },
  {
    name: "myCurrencyList",
    path: "/mycurrency/list",
    redirectFrom: "/mycurrency",
    title: "frame:menu.myCurrencies",
    order: 5,
    icon: "myCurrencies",
    group: "currencies",
  },
  {
    name: "currencyList",
    path: "/currencybill/list",
    redirectFrom: "/currencybill",
    title: "frame:menu.currencyList",
    order: 5,
    icon: "currencyList",
    group: "currencies",
  },
  {
    name: "billList",
    path: "/bill/list",
    redirectFrom: "/bill",
    title: "frame:menu.bills",
    order: 4,
    icon: "bills",
    group: "payments",
  },
  {
    name: "dayClose",
    path: "/bill/day",
    title: "frame:menu.dayClose",
    order: 4,
    icon: "bills",
    hideInMenu: true,
    activeMenu: "billList",
  },
  {
    name: "rechargeBillList",
    path: "/rechargeBill/list",
    redirectFrom: "/rechargeBill",
    title: "frame:menu.rechargeBills",
    order: 4,
    icon: "rechargeBills",
    group: "payments",
  },
  {
    name: "transactionList",
    path: "/transaction/list",
    redirectFrom: "/transaction",
    title: "frame:menu.transactions",
    order: 4,
    icon: "transactions",
    group: "payments",
  },
  {
    name: "callbackList",
    path: "/callback/list",
    redirectFrom: "/callback",
    title: "frame:menu.callbacks",
    order: 4,
    icon: "callbacks",
    group: "payments",
  },
  {
    ...notKept,
    name: "userCenter",
    path: "/user/center",
    redirectFrom: "/user",
    title: "frame:menu.userCenter",
    order: 9,
    icon: "userCenter",
    group: "account",
  },
  {
    name: "securityHistory",
    path: "/user/history",
    title: "frame:menu.securityHistory",
    order: 9,
    icon: "userCenter",
    hideInMenu: true,
    activeMenu: "userCenter",
  },
  {
    ...ofHome,
    name: "helpDocuments",
    path: "/help/documents",
    redirectFrom: "/help",
    title: "frame:menu.helpDocuments",
  },
  {
    ...ofHome,
    name: "productOverview",
    path: "/help/overview",
    title: "frame:menu.productOverview",
  },
  {
    ...ofHome,
    name: "usageGuide",
    path: "/help/guide",
    title: "frame:menu.usageGuide",
  },
  {
    ...ofHome,
    // It may contain an AppSecret, which is discarded with its view.
    ...notKept,
    name: "developerCentre",
    path: "/help/developers",
    title: "frame:menu.developerCentre",
  },
] as const satisfies readonly Omit<RouteData, "access" | "roles" | "frame">[];

/** Every role may enter (2.14, 6.1). */
const inConsole = { access: "signedIn", roles: ["*"], frame: "console" } as const;

/** The routes of the signed-in layout (2.8–2.17); menu entries with the same place keep this order. */
export const CONSOLE_ROUTES = SCREENS.map((screen) => ({ ...inConsole, ...screen }));
