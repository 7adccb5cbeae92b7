import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import type { Route } from "./route.ts";

/** What the screens within the signed-in layout have in common: every role may enter (2.14, 6.1). */
const inConsole = { access: "signedIn", roles: ["*"], frame: "console" } as const;

const consoleHome = lazyView(
  async () => (await import("#src/dashboard/ConsoleScreen.tsx")).ConsoleScreen,
  ["dashboard", "orders", "account"],
);

/**
 * What the tab bar does not keep (9.8): orders, whose payments go on at the service meanwhile and must not be asked for
 * twice; and what holds a secret, which is gone with its view (docs/decisions/029).
 */
const notKept = { ignoreCache: true } as const;

/** The routes within the signed-in layout (2.8–2.17), as the menu lists equals. */
export const CONSOLE_ROUTES: readonly Route[] = [
  {
    ...inConsole,
    name: "console",
    path: "/console/index",
    redirectFrom: "/console",
    title: "frame:menu.console",
    order: 0,
    icon: "console",
    screen: consoleHome,
  },
  {
    ...inConsole,
    name: "Workplace",
    path: "/dashboard/workplace",
    redirectFrom: "/dashboard",
    title: "frame:menu.dashboard.workplace",
    order: 0,
    icon: "console",
    hideInMenu: true,
    activeMenu: "console",
    screen: consoleHome,
  },
  {
    ...inConsole,
    ...notKept,
    name: "orderList",
    path: "/order/list",
    redirectFrom: "/order",
    title: "frame:menu.orders",
    order: 1,
    icon: "orders",
    group: "business",
    screen: lazyView(
      async () => (await import("#src/orders/OrdersScreen.tsx")).OrdersScreen,
      ["orders", "list", "chain"],
    ),
  },
  {
    ...inConsole,
    ...notKept,
    name: "packages",
    path: "/order/packages",
    title: "frame:menu.packages",
    order: 1,
    icon: "packages",
    hideInMenu: true,
    activeMenu: "orderList",
    screen: lazyView(async () => (await import("#src/orders/PackagesScreen.tsx")).PackagesScreen, ["orders", "chain"]),
  },
  {
    ...inConsole,
    ...notKept,
    name: "appList",
    path: "/app/list",
    redirectFrom: "/app",
    title: "frame:menu.applications",
    order: 3,
    icon: "applications",
    group: "business",
    screen: lazyView(
      async () => (await import("#src/applications/ApplicationsScreen.tsx")).ApplicationsScreen,
      ["applications", "list", "account"],
    ),
  },
  {
    ...inConsole,
    name: "wallet",
    path: "/wallet/index",
    redirectFrom: "/wallet",
    title: "frame:menu.wallet",
    order: 5,
    icon: "wallet",
    group: "currencies",
    screen: lazyView(
      async () => (await import("#src/currencies/WalletScreen.tsx")).WalletScreen,
      ["currencies", "chain"],
    ),
  },
  {
    ...inConsole,
    name: "myCurrencyList",
    path: "/mycurrency/list",
    redirectFrom: "/mycurrency",
    title: "frame:menu.myCurrencies",
    order: 5,
    icon: "myCurrencies",
    group: "currencies",
    screen: lazyView(
      async () => (await import("#src/currencies/MyCurrenciesScreen.tsx")).MyCurrenciesScreen,
      ["currencies", "chain"],
    ),
  },
  {
    ...inConsole,
    name: "currencyList",
    path: "/currencybill/list",
    redirectFrom: "/currencybill",
    title: "frame:menu.currencyList",
    order: 5,
    icon: "currencyList",
    group: "currencies",
    screen: lazyView(
      async () => (await import("#src/currencies/CurrenciesScreen.tsx")).CurrenciesScreen,
      ["currencies", "list", "chain"],
    ),
  },
  {
    ...inConsole,
    name: "billList",
    path: "/bill/list",
    redirectFrom: "/bill",
    title: "frame:menu.bills",
    order: 4,
    icon: "bills",
    group: "payments",
    screen: lazyView(async () => (await import("#src/bills/BillsScreen.tsx")).BillsScreen, ["bills", "list", "chain"]),
  },
  {
    ...inConsole,
    name: "rechargeBillList",
    path: "/rechargeBill/list",
    redirectFrom: "/rechargeBill",
    title: "frame:menu.rechargeBills",
    order: 4,
    icon: "rechargeBills",
    group: "payments",
    screen: lazyView(
      async () => (await import("#src/bills/RechargesScreen.tsx")).RechargesScreen,
      ["bills", "list", "chain"],
    ),
  },
  {
    ...inConsole,
    name: "transactionList",
    path: "/transaction/list",
    redirectFrom: "/transaction",
    title: "frame:menu.transactions",
    order: 4,
    icon: "transactions",
    group: "payments",
    screen: lazyView(
      async () => (await import("#src/bills/TransactionsScreen.tsx")).TransactionsScreen,
      ["bills", "list", "chain"],
    ),
  },
  {
    ...inConsole,
    name: "callbackList",
    path: "/callback/list",
    redirectFrom: "/callback",
    title: "frame:menu.callbacks",
    order: 4,
    icon: "callbacks",
    group: "payments",
    screen: lazyView(
      async () => (await import("#src/bills/CallbacksScreen.tsx")).CallbacksScreen,
      ["bills", "list", "chain"],
    ),
  },
  {
    ...inConsole,
    ...notKept,
    name: "userCenter",
    path: "/user/center",
    redirectFrom: "/user",
    title: "frame:menu.userCenter",
    order: 9,
    icon: "userCenter",
    group: "account",
    screen: lazyView(async () => (await import("#src/account/UserCenterScreen.tsx")).UserCenterScreen, ["account"]),
  },
];
