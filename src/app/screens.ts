/** The screen of each route in its own chunk, loaded in parallel with its texts. */
import { type ComponentType, createElement } from "react";
import type { RouteName } from "#src/navigation/routes.ts";
import type { Prefetch } from "#src/records/provide/prefetch.ts";
import type { Area } from "#src/ui/language/typed-texts.ts";
import { fetchPart } from "#src/ui/lazy/fetch-part.ts";

type View = ComponentType & { prefetch?: Prefetch };

export type Screen = {
  /** Loads the screen's code and texts once. */
  load: () => Promise<View>;
  /** The screen, once it is loaded. */
  View: ComponentType;
};

function screen(fetchView: () => Promise<View>, areas: readonly Area[]): Screen {
  let loaded: View | undefined;
  return {
    load: async () => {
      loaded = await fetchPart(fetchView, areas);
      return loaded;
    },
    View: () => loaded && createElement(loaded),
  };
}

/** A screen within the console's frame, loaded through the frame's chunk. */
const inConsole = (pick: (screens: typeof import("./console-screens.ts")) => Promise<View>, areas: readonly Area[]) =>
  screen(async () => pick(await import("./console-screens.ts")), areas);

const onSite = (pick: (screens: typeof import("./site-screens.ts")) => Promise<View>, areas: readonly Area[]) =>
  screen(async () => pick(await import("./site-screens.ts")), areas);

const notFound = onSite((screens) => screens.NotFoundScreen(), ["site"]);

const consoleHome = inConsole(async ({ frame }) => frame.Home, ["dashboard", "chain"]);

export const SCREENS: Readonly<Record<RouteName, Screen>> = {
  home: onSite((screens) => screens.HomeScreen(), ["site"]),
  "enterprise-pack": onSite((screens) => screens.EnterpriseScreen(), ["site", "enterprise"]),
  demo01: onSite((screens) => screens.DemoScreen(), ["site", "demo", "orders", "chain"]),
  login: screen(async () => (await import("#src/account/LoginScreen.tsx")).LoginScreen, ["login"]),
  register: screen(async () => (await import("#src/account/RegisterScreen.tsx")).RegisterScreen, ["account"]),
  forget: screen(async () => (await import("#src/account/ForgotScreen.tsx")).ForgotScreen, ["account"]),
  console: consoleHome,
  Workplace: consoleHome,
  orderList: inConsole((screens) => screens.OrdersScreen(), ["orders", "list", "chain"]),
  packages: inConsole((screens) => screens.PackagesScreen(), ["orders", "chain"]),
  appList: inConsole((screens) => screens.ApplicationsScreen(), ["applications", "list", "account"]),
  billList: inConsole((screens) => screens.BillsScreen(), ["bills", "list", "chain"]),
  dayClose: inConsole((screens) => screens.DayScreen(), ["bills", "list", "chain"]),
  rechargeBillList: inConsole((screens) => screens.RechargesScreen(), ["bills", "list", "chain"]),
  transactionList: inConsole((screens) => screens.TransactionsScreen(), ["bills", "list", "chain"]),
  callbackList: inConsole((screens) => screens.CallbacksScreen(), ["bills", "list", "chain"]),
  wallet: inConsole((screens) => screens.WalletScreen(), ["currencies", "chain"]),
  myCurrencyList: inConsole((screens) => screens.MyCurrenciesScreen(), ["currencies", "chain"]),
  currencyList: inConsole((screens) => screens.CurrenciesScreen(), ["currencies", "list", "chain"]),
  userCenter: inConsole((screens) => screens.UserCenterScreen(), ["account", "devices"]),
  securityHistory: inConsole((screens) => screens.SecurityHistoryScreen(), ["devices", "account", "list"]),
  helpDocuments: inConsole((screens) => screens.DocumentsScreen(), ["help", "chain", "applications", "bills"]),
  productOverview: inConsole((screens) => screens.OverviewScreen(), ["help"]),
  usageGuide: inConsole((screens) => screens.GuideScreen(), ["help"]),
  developerCentre: inConsole((screens) => screens.DevelopersScreen(), ["help"]),
  // Shown when the redirect is not allowed.
  Redirect: notFound,
  notFound,
};
