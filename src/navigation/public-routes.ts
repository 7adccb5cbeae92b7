import type { RouteData } from "./route.ts";

/** The routes outside the console (2.1–2.7): all but the demo need no session (2.20). */
export const PUBLIC_ROUTES = [
  {
    name: "home",
    path: "/home/:locale?",
    redirectFrom: "/",
    title: "shell:title.home",
    access: "public",
    frame: "none",
  },
  {
    name: "enterprise-pack",
    path: "/products/enterprise-pack/:locale?",
    title: "shell:title.enterprise-pack",
    access: "public",
    frame: "none",
  },
  {
    // 2.3 and 2.20 contradict each other; the guard applies 2.20 (docs/decisions/003).
    name: "demo01",
    path: "/demo01/:locale?",
    title: "shell:title.demo01",
    access: "signedIn",
    frame: "none",
    noAffix: true,
  },
  {
    name: "login",
    path: "/login",
    title: "shell:title.login",
    access: "public",
    frame: "auth",
  },
  {
    name: "register",
    path: "/register",
    title: "shell:title.register",
    access: "public",
    frame: "auth",
  },
  {
    name: "forget",
    path: "/forget",
    title: "shell:title.forget",
    access: "public",
    frame: "auth",
  },
] as const satisfies readonly RouteData[];
