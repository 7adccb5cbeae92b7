import { lazyView } from "../lazy-view.ts";
import type { Route } from "./route.ts";

/** The routes that need no session (2.1–2.7). */
export const PUBLIC_ROUTES: readonly Route[] = [
  {
    name: "home",
    path: "/home/:locale?",
    redirectFrom: "/",
    title: "shell:title.home",
    access: "public",
    frame: "none",
    screen: lazyView(async () => (await import("../../site/home/HomeScreen.tsx")).HomeScreen, ["site"]),
  },
  {
    name: "login",
    path: "/login",
    title: "shell:title.login",
    access: "public",
    frame: "entrance",
    screen: lazyView(async () => (await import("../../account/LoginScreen.tsx")).LoginScreen, ["account"]),
  },
  {
    name: "register",
    path: "/register",
    title: "shell:title.register",
    access: "public",
    frame: "entrance",
    screen: lazyView(async () => (await import("../../account/RegisterScreen.tsx")).RegisterScreen, ["account"]),
  },
  {
    name: "forget",
    path: "/forget",
    title: "shell:title.forget",
    access: "public",
    frame: "entrance",
    screen: lazyView(async () => (await import("../../account/ForgotScreen.tsx")).ForgotScreen, ["account"]),
  },
];
