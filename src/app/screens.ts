/** The screen of each route, in a chunk of its own, fetched side by side with the texts that it shows. */
import { type ComponentType, createElement } from "react";
import type { RouteName } from "#src/navigation/routes.ts";
import type { Prefetch } from "#src/records/provide/prefetch.ts";
import { loadTexts } from "#src/ui/language/start-language.ts";
import type { Area } from "#src/ui/language/typed-texts.ts";

type View = ComponentType & { prefetch?: Prefetch };

export type Screen = {
  /** Fetches the screen's code and texts; what is there already is not fetched again. */
  load: () => Promise<View>;
  /** The screen, once it is loaded. */
  View: ComponentType;
};

function screen(fetchView: () => Promise<View>, areas: readonly Area[]): Screen {
  let loaded: View | undefined;
  return {
    load: async () => {
      const [view] = await Promise.all([fetchView(), loadTexts(areas)]);
      loaded = view;
      return view;
    },
    View: () => loaded && createElement(loaded),
  };
}

const consoleHome = screen(
  async () => (await import("#src/dashboard/ConsoleScreen.tsx")).ConsoleScreen,
  ["dashboard", "orders"],
);

export const SCREENS: Readonly<Record<RouteName, Screen>> = {
  home: screen(async () => (await import("#src/site/home/HomeScreen.tsx")).HomeScreen, ["site"]),
  "enterprise-pack": screen(
    async () => (await import("#src/site/enterprise/EnterpriseScreen.tsx")).EnterpriseScreen,
    ["site", "enterprise"],
  ),
  demo01: screen(
    async () => (await import("#src/site/demo/DemoScreen.tsx")).DemoScreen,
    ["site", "demo", "orders", "chain"],
  ),
  login: screen(async () => (await import("#src/account/LoginScreen.tsx")).LoginScreen, ["login"]),
  register: screen(async () => (await import("#src/account/RegisterScreen.tsx")).RegisterScreen, ["account"]),
  forget: screen(async () => (await import("#src/account/ForgotScreen.tsx")).ForgotScreen, ["account"]),
  console: consoleHome,
  Workplace: consoleHome,
  orderList: screen(
    async () => (await import("#src/orders/OrdersScreen.tsx")).OrdersScreen,
    ["orders", "list", "chain"],
  ),
  packages: screen(async () => (await import("#src/orders/PackagesScreen.tsx")).PackagesScreen, ["orders", "chain"]),
  appList: screen(
    async () => (await import("#src/applications/ApplicationsScreen.tsx")).ApplicationsScreen,
    ["applications", "list", "account"],
  ),
  billList: screen(async () => (await import("#src/bills/BillsScreen.tsx")).BillsScreen, ["bills", "list", "chain"]),
  rechargeBillList: screen(
    async () => (await import("#src/bills/RechargesScreen.tsx")).RechargesScreen,
    ["bills", "list", "chain"],
  ),
  transactionList: screen(
    async () => (await import("#src/bills/TransactionsScreen.tsx")).TransactionsScreen,
    ["bills", "list", "chain"],
  ),
  callbackList: screen(
    async () => (await import("#src/bills/CallbacksScreen.tsx")).CallbacksScreen,
    ["bills", "list", "chain"],
  ),
  wallet: screen(async () => (await import("#src/currencies/WalletScreen.tsx")).WalletScreen, ["currencies", "chain"]),
  myCurrencyList: screen(
    async () => (await import("#src/currencies/MyCurrenciesScreen.tsx")).MyCurrenciesScreen,
    ["currencies", "chain"],
  ),
  currencyList: screen(
    async () => (await import("#src/currencies/CurrenciesScreen.tsx")).CurrenciesScreen,
    ["currencies", "list", "chain"],
  ),
  userCenter: screen(
    async () => (await import("#src/account/UserCenterScreen.tsx")).UserCenterScreen,
    ["account", "devices"],
  ),
  securityHistory: screen(
    async () => (await import("#src/account/SecurityHistoryScreen.tsx")).SecurityHistoryScreen,
    ["devices", "account", "list"],
  ),
  helpDocuments: screen(
    async () => (await import("#src/help/DocumentsScreen.tsx")).DocumentsScreen,
    ["help", "orders", "applications", "bills"],
  ),
  productOverview: screen(async () => (await import("#src/help/OverviewScreen.tsx")).OverviewScreen, ["help"]),
  usageGuide: screen(async () => (await import("#src/help/GuideScreen.tsx")).GuideScreen, ["help"]),
  developerCentre: screen(async () => (await import("#src/help/DevelopersScreen.tsx")).DevelopersScreen, ["help"]),
  // Shown for what it does not lead to.
  Redirect: screen(async () => (await import("#src/site/NotFoundScreen.tsx")).NotFoundScreen, ["site"]),
  notFound: screen(async () => (await import("#src/site/NotFoundScreen.tsx")).NotFoundScreen, ["site"]),
};
