import { ApplicationsIcon } from "@blueprintjs/icons/lib/esm/generated/components/applications";
import { BankAccountIcon } from "@blueprintjs/icons/lib/esm/generated/components/bank-account";
import { BoxIcon } from "@blueprintjs/icons/lib/esm/generated/components/box";
import { CreditCardIcon } from "@blueprintjs/icons/lib/esm/generated/components/credit-card";
import { DashboardIcon } from "@blueprintjs/icons/lib/esm/generated/components/dashboard";
import { DocumentIcon } from "@blueprintjs/icons/lib/esm/generated/components/document";
import { FeedIcon } from "@blueprintjs/icons/lib/esm/generated/components/feed";
import { ImportIcon } from "@blueprintjs/icons/lib/esm/generated/components/import";
import { LayersIcon } from "@blueprintjs/icons/lib/esm/generated/components/layers";
import { SwapHorizontalIcon } from "@blueprintjs/icons/lib/esm/generated/components/swap-horizontal";
import { ThListIcon } from "@blueprintjs/icons/lib/esm/generated/components/th-list";
import { UserIcon } from "@blueprintjs/icons/lib/esm/generated/components/user";
import type { MenuIcon } from "#src/navigation/route.ts";

export const MENU_ICONS: Readonly<Record<MenuIcon, typeof BoxIcon>> = {
  console: DashboardIcon,
  orders: DocumentIcon,
  packages: BoxIcon,
  applications: ApplicationsIcon,
  bills: ThListIcon,
  rechargeBills: ImportIcon,
  transactions: SwapHorizontalIcon,
  callbacks: FeedIcon,
  currencyList: LayersIcon,
  myCurrencies: BankAccountIcon,
  wallet: CreditCardIcon,
  userCenter: UserIcon,
};
