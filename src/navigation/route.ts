import type frame from "#locales/en-US/frame.json";
import type shell from "#locales/en-US/shell.json";

/** What a screen is called: by its page, its tab, its entry in the menu and its breadcrumb. */
export type Title =
  | `shell:title.${keyof typeof shell.title}`
  | `frame:menu.${Exclude<keyof typeof frame.menu, "dashboard">}`
  | `frame:menu.dashboard.${keyof typeof frame.menu.dashboard}`;

/** The headings that entries of the menu stand under. */
export type MenuGroup = keyof typeof frame.group;

/** What stands before an entry of the menu; menu-icons.ts draws it. */
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
  /** What a redirect after sign-in names (2.20); never an address. */
  name: string;
  path: string;
  /** The address that only leads on to this one, such as `/order` (2.8–2.13). */
  redirectFrom?: `/${string}`;
  title: Title;
  /** `public` routes need no session (2.20); the others send a visitor to sign in first. */
  access: "public" | "signedIn";
  /** Which roles may enter (6.1); all of them without a list. */
  roles?: readonly string[];
  /** What stands around the view: the signed-in layout, the quiet frame of the signed-out forms, or nothing. */
  frame: "console" | "auth" | "none";
  /** Its place in the menu, ascending; equals stand as the table has them. Absent from the menu without one. */
  order?: number;
  icon?: MenuIcon;
  group?: MenuGroup;
  /** Has a place, but no entry of its own. */
  hideInMenu?: true;
  /** The name of the route whose entry is marked instead, and that leads here in the breadcrumbs. */
  activeMenu?: string;
  /** Gets no tab. */
  noAffix?: true;
  /** Mounted again each time its tab is shown (9.8). */
  ignoreCache?: true;
};
