import type frame from "#locales/en-US/frame.json";
import type shell from "#locales/en-US/shell.json";

/** A screen's title: of its page, tab, menu entry and breadcrumb. */
export type Title =
  | `shell:title.${keyof typeof shell.title}`
  | `frame:menu.${Exclude<keyof typeof frame.menu, "dashboard">}`
  | `frame:menu.dashboard.${keyof typeof frame.menu.dashboard}`;

/** The menu's group headings. */
export type MenuGroup = keyof typeof frame.group;

/** The icons of menu entries; menu-icons.tsx draws them. */
export type MenuIcon =
  | "console"
  | "orders"
  | "packages"
  | "applications"
  | "bills"
  | "rechargeBills"
  | "transactions"
  | "callbacks"
  | "currencyList"
  | "myCurrencies"
  | "wallet"
  | "userCenter";

/** A row of the table of routes. */
export type RouteData = {
  /** Identifies the route in the return query (2.20). */
  name: string;
  path: string;
  /** An address that redirects to this one, such as `/order` (2.8–2.13). */
  redirectFrom?: `/${string}`;
  title: Title;
  /** `public` routes need no session (2.20). */
  access: "public" | "signedIn";
  /** The roles that may enter (6.1); every role without a list. */
  roles?: readonly string[];
  /** The layout: of the console, of the sign-in forms, or none. */
  frame: "console" | "auth" | "none";
  /** Its place in the menu, ascending; without one it has no entry. */
  order?: number;
  icon?: MenuIcon;
  group?: MenuGroup;
  /** Has a place, but no menu entry. */
  hideInMenu?: true;
  /** The route whose menu entry is marked instead, and that is its parent in the breadcrumbs. */
  activeMenu?: string;
  /** Without a tab. */
  noAffix?: true;
  /** Remounted each time its tab is shown (9.8). */
  ignoreCache?: true;
};
