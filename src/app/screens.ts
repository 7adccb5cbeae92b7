/** The screen of each route, in a chunk of its own, fetched side by side with the texts that it shows. */
import type { ReactNode } from "react";
import type { RouteName } from "#src/navigation/routes.ts";
import type { ScreenFacts } from "#src/services/read-ahead.ts";
import { storedLocale } from "#src/services/stored-locale.ts";
import { type LazyView, lazyView } from "#src/ui/lazy/lazy-view.ts";

const consoleHome = lazyView(
  async () => (await import("#src/dashboard/ConsoleScreen.tsx")).ConsoleScreen,
  ["dashboard", "orders"],
);

export const SCREENS: Readonly<Record<RouteName, LazyView<object, ScreenFacts>>> = {
  home: lazyView(async () => (await import("#src/site/home/HomeScreen.tsx")).HomeScreen, ["site"]),
  "enterprise-pack": lazyView(
    async () => (await import("#src/site/enterprise/EnterpriseScreen.tsx")).EnterpriseScreen,
    ["site", "enterprise"],
  ),
  demo01: lazyView(
    async () => (await import("#src/site/demo/DemoScreen.tsx")).DemoScreen,
    ["site", "demo", "orders", "chain"],
  ),
  login: lazyView(async () => (await import("#src/account/LoginScreen.tsx")).LoginScreen, ["login"]),
  register: lazyView(async () => (await import("#src/account/RegisterScreen.tsx")).RegisterScreen, ["account"]),
  forget: lazyView(async () => (await import("#src/account/ForgotScreen.tsx")).ForgotScreen, ["account"]),
  console: consoleHome,
  Workplace: consoleHome,
  orderList: lazyView(
    async () => (await import("#src/orders/OrdersScreen.tsx")).OrdersScreen,
    ["orders", "list", "chain"],
  ),
  packages: lazyView(async () => (await import("#src/orders/PackagesScreen.tsx")).PackagesScreen, ["orders", "chain"]),
  appList: lazyView(
    async () => (await import("#src/applications/ApplicationsScreen.tsx")).ApplicationsScreen,
    ["applications", "list", "account"],
  ),
  billList: lazyView(async () => (await import("#src/bills/BillsScreen.tsx")).BillsScreen, ["bills", "list", "chain"]),
  rechargeBillList: lazyView(
    async () => (await import("#src/bills/RechargesScreen.tsx")).RechargesScreen,
    ["bills", "list", "chain"],
  ),
  transactionList: lazyView(
    async () => (await import("#src/bills/TransactionsScreen.tsx")).TransactionsScreen,
    ["bills", "list", "chain"],
  ),
  callbackList: lazyView(
    async () => (await import("#src/bills/CallbacksScreen.tsx")).CallbacksScreen,
    ["bills", "list", "chain"],
  ),
  wallet: lazyView(
    async () => (await import("#src/currencies/WalletScreen.tsx")).WalletScreen,
    ["currencies", "chain"],
  ),
  myCurrencyList: lazyView(
    async () => (await import("#src/currencies/MyCurrenciesScreen.tsx")).MyCurrenciesScreen,
    ["currencies", "chain"],
  ),
  currencyList: lazyView(
    async () => (await import("#src/currencies/CurrenciesScreen.tsx")).CurrenciesScreen,
    ["currencies", "list", "chain"],
  ),
  userCenter: lazyView(
    async () => (await import("#src/account/UserCenterScreen.tsx")).UserCenterScreen,
    ["account", "devices"],
  ),
  securityHistory: lazyView(
    async () => (await import("#src/account/SecurityHistoryScreen.tsx")).SecurityHistoryScreen,
    ["devices", "account", "list"],
  ),
  helpDocuments: lazyView(
    async () => (await import("#src/dashboard/help/DocumentsScreen.tsx")).DocumentsScreen,
    ["help", "orders", "applications", "bills"],
  ),
  productOverview: lazyView(
    async () => (await import("#src/dashboard/help/OverviewScreen.tsx")).OverviewScreen,
    ["help"],
  ),
  usageGuide: lazyView(async () => (await import("#src/dashboard/help/GuideScreen.tsx")).GuideScreen, ["help"]),
  developerCentre: lazyView(
    async () => (await import("#src/dashboard/help/DevelopersScreen.tsx")).DevelopersScreen,
    ["help"],
  ),
  Redirect: lazyView(async () => (await import("./Redirect.tsx")).Redirect, []),
  notFound: lazyView(async () => (await import("#src/site/NotFoundScreen.tsx")).NotFoundScreen, ["site"]),
};

/** The signed-in layout, which no signed-out visitor fetches. */
export const CONSOLE_LAYOUT = lazyView<{ children: ReactNode }>(async () => {
  const { ConsoleLayout, prepareFormats } = await import("#src/shell/layout/ConsoleLayout.tsx");
  await prepareFormats(storedLocale());
  return ConsoleLayout;
}, ["frame", "messages"]);
