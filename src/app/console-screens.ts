/**
 * The console's frame with its home, and each other screen in its own chunk. The screens are loaded through this chunk, so
 * that shared code is loaded once.
 */

import { ConsoleScreen } from "#src/dashboard/ConsoleScreen.tsx";
import { ConsoleLayout } from "#src/shell/layout/ConsoleLayout.tsx";

export const frame = { Layout: ConsoleLayout, Home: ConsoleScreen };

export const OrdersScreen = async () => (await import("#src/orders/OrdersScreen.tsx")).OrdersScreen;
export const PackagesScreen = async () => (await import("#src/orders/PackagesScreen.tsx")).PackagesScreen;
export const ApplicationsScreen = async () =>
  (await import("#src/applications/ApplicationsScreen.tsx")).ApplicationsScreen;
export const BillsScreen = async () => (await import("#src/bills/BillsScreen.tsx")).BillsScreen;
export const DayScreen = async () => (await import("#src/bills/day/DayScreen.tsx")).DayScreen;
export const RechargesScreen = async () => (await import("#src/bills/RechargesScreen.tsx")).RechargesScreen;
export const TransactionsScreen = async () => (await import("#src/bills/TransactionsScreen.tsx")).TransactionsScreen;
export const CallbacksScreen = async () => (await import("#src/bills/CallbacksScreen.tsx")).CallbacksScreen;
export const WalletScreen = async () => (await import("#src/currencies/WalletScreen.tsx")).WalletScreen;
export const MyCurrenciesScreen = async () =>
  (await import("#src/currencies/MyCurrenciesScreen.tsx")).MyCurrenciesScreen;
export const CurrenciesScreen = async () => (await import("#src/currencies/CurrenciesScreen.tsx")).CurrenciesScreen;
export const UserCenterScreen = async () => (await import("#src/account/UserCenterScreen.tsx")).UserCenterScreen;
export const SecurityHistoryScreen = async () =>
  (await import("#src/account/SecurityHistoryScreen.tsx")).SecurityHistoryScreen;
export const DocumentsScreen = async () => (await import("#src/help/DocumentsScreen.tsx")).DocumentsScreen;
export const OverviewScreen = async () => (await import("#src/help/OverviewScreen.tsx")).OverviewScreen;
export const GuideScreen = async () => (await import("#src/help/GuideScreen.tsx")).GuideScreen;
export const DevelopersScreen = async () => (await import("#src/help/DevelopersScreen.tsx")).DevelopersScreen;
