/** The routes of the console (section 2): their names, addresses, who may enter, and the views behind them. */
import { type LazyView, lazyView } from "./lazy-view.ts";

export type Route = {
  /** What a redirect after sign-in names (2.20); never an address. */
  name: string;
  path: string;
  /** `public` routes need no session (2.20); the others send a visitor to sign in first. */
  access: "public" | "signedIn";
  /** Which roles may enter (6.1); all of them without a list. */
  roles?: readonly string[];
  /** What stands around the view: the signed-in layout, the quiet frame of the signed-out forms, or nothing. */
  frame: "console" | "entrance" | "none";
  screen: LazyView;
  /** Its place in the side menu, ascending; absent from it without one. */
  menuOrder?: number;
};

export const ROUTES = [
  {
    name: "home",
    path: "/home/:locale?",
    access: "public",
    frame: "none",
    screen: lazyView(async () => (await import("../site/home/HomeScreen.tsx")).HomeScreen, ["site"]),
  },
  {
    name: "login",
    path: "/login",
    access: "public",
    frame: "entrance",
    screen: lazyView(async () => (await import("../account/LoginScreen.tsx")).LoginScreen, ["account"]),
  },
  {
    name: "register",
    path: "/register",
    access: "public",
    frame: "entrance",
    screen: lazyView(async () => (await import("../account/RegisterScreen.tsx")).RegisterScreen, ["account"]),
  },
  {
    name: "forget",
    path: "/forget",
    access: "public",
    frame: "entrance",
    screen: lazyView(async () => (await import("../account/ForgotScreen.tsx")).ForgotScreen, ["account"]),
  },
  {
    name: "console",
    path: "/console/index",
    access: "signedIn",
    frame: "console",
    menuOrder: 0,
    screen: lazyView(
      async () => (await import("../dashboard/ConsoleScreen.tsx")).ConsoleScreen,
      ["dashboard", "orders", "account"],
    ),
  },
  {
    name: "orderList",
    path: "/order/list",
    access: "signedIn",
    roles: ["*"],
    frame: "console",
    menuOrder: 1,
    screen: lazyView(
      async () => (await import("../orders/OrdersScreen.tsx")).OrdersScreen,
      ["orders", "list", "chain"],
    ),
  },
  {
    name: "packages",
    path: "/order/packages",
    access: "signedIn",
    frame: "console",
    menuOrder: 1,
    screen: lazyView(async () => (await import("../orders/PackagesScreen.tsx")).PackagesScreen, ["orders"]),
  },
  {
    name: "userCenter",
    path: "/user/center",
    access: "signedIn",
    frame: "console",
    menuOrder: 9,
    screen: lazyView(async () => (await import("../account/UserCenterScreen.tsx")).UserCenterScreen, ["account"]),
  },
  {
    name: "Redirect",
    path: "/redirect/*",
    access: "signedIn",
    frame: "none",
    screen: lazyView(async () => (await import("./Redirect.tsx")).Redirect, []),
  },
  {
    name: "notFound",
    path: "/*",
    access: "signedIn",
    frame: "console",
    screen: lazyView(async () => (await import("../site/NotFoundScreen.tsx")).NotFoundScreen, ["site"]),
  },
] as const satisfies readonly Route[];

export type RouteName = (typeof ROUTES)[number]["name"];

/** Addresses that only lead on to another (2.1, 2.8, 2.9). */
export const REDIRECTS: Readonly<Record<string, string>> = {
  "/": "/home",
  "/console": "/console/index",
  "/order": "/order/list",
  "/user": "/user/center",
};
