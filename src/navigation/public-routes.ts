import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import type { Route } from "./route.ts";

/** The routes outside the console (2.1–2.7): all but the demo need no session (2.20). */
export const PUBLIC_ROUTES: readonly Route[] = [
  {
    name: "home",
    path: "/home/:locale?",
    redirectFrom: "/",
    title: "shell:title.home",
    access: "public",
    frame: "none",
    screen: lazyView(async () => (await import("#src/site/home/HomeScreen.tsx")).HomeScreen, ["site"]),
  },
  {
    name: "enterprise-pack",
    path: "/products/enterprise-pack/:locale?",
    title: "shell:title.enterprise-pack",
    access: "public",
    frame: "none",
    screen: lazyView(
      async () => (await import("#src/site/enterprise/EnterpriseScreen.tsx")).EnterpriseScreen,
      ["site", "enterprise"],
    ),
  },
  {
    // Public by 2.3, and not among the routes that 2.20 leaves open: the guard decides (docs/decisions/049).
    name: "demo01",
    path: "/demo01/:locale?",
    title: "shell:title.demo01",
    access: "signedIn",
    frame: "none",
    noAffix: true,
    screen: lazyView(
      async () => (await import("#src/site/demo/DemoScreen.tsx")).DemoScreen,
      ["site", "demo", "orders", "chain"],
    ),
  },
  {
    name: "login",
    path: "/login",
    title: "shell:title.login",
    access: "public",
    frame: "entrance",
    screen: lazyView(async () => (await import("#src/account/LoginScreen.tsx")).LoginScreen, ["account"]),
  },
  {
    name: "register",
    path: "/register",
    title: "shell:title.register",
    access: "public",
    frame: "entrance",
    screen: lazyView(async () => (await import("#src/account/RegisterScreen.tsx")).RegisterScreen, ["account"]),
  },
  {
    name: "forget",
    path: "/forget",
    title: "shell:title.forget",
    access: "public",
    frame: "entrance",
    screen: lazyView(async () => (await import("#src/account/ForgotScreen.tsx")).ForgotScreen, ["account"]),
  },
];
