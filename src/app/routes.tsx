import { type RouteObject, type ShouldRevalidateFunction, useLoaderData, useRevalidator } from "react-router-dom";
import { REDIRECTS, ROUTES, type Route } from "#src/navigation/routes.ts";
import type { Services } from "#src/services/services.ts";
import { AuthLayout } from "#src/shell/layout/AuthLayout.tsx";
import { fetchPart } from "#src/ui/lazy/fetch-part.ts";
import { BrokenScreen } from "#src/ui/page/BrokenScreen.tsx";
import { App } from "./App.tsx";
import { KeptScreens } from "./KeptScreens.tsx";
import { guard, redirectTo } from "./route-guard.ts";
import { ShownScreen } from "./Screen.tsx";
import { SCREENS } from "./screens.ts";

/** The router's routes, made of the table in navigation/. */
export function createRoutes(services: Services): RouteObject[] {
  const inFrame = (frame: Route["frame"]) =>
    ROUTES.filter((route) => route.frame === frame).map((route) => screenRoute(route, services));
  return [
    {
      Component: App,
      errorElement: <BrokenRoute />,
      HydrateFallback: () => null,
      children: [
        ...Object.entries(REDIRECTS).map(([path, to]) => ({
          path,
          loader: ({ request }: { request: Request }) => redirectTo(request, to + new URL(request.url).search),
        })),
        {
          id: "console frame",
          loader: async ({ request }) => {
            // Signed-out visitors do not load the layout.
            await guard(request, services);
            return loadConsoleLayout();
          },
          shouldRevalidate: () => false,
          Component: ConsoleFrame,
          children: inFrame("console"),
        },
        {
          element: (
            <AuthLayout>
              <ShownScreen />
            </AuthLayout>
          ),
          children: inFrame("auth"),
        },
        { Component: ShownScreen, children: inFrame("none") },
      ],
    },
  ];
}

/**
 * Not by `lazy`: the router would load the screen in parallel with the guard, and never again after a failure (decision
 * 302).
 */
function screenRoute({ name, path }: Route, services: Services): RouteObject {
  const { load, View } = SCREENS[name];
  return {
    id: name,
    path,
    loader: async ({ request }) => {
      await guard(request, services);
      await load();
      return null;
    },
    shouldRevalidate: onOtherPath,
    Component: View,
    errorElement: <BrokenRoute />,
  };
}

/** A change of the query only keeps the screen, without loading. */
const onOtherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.href === nextUrl.href ? defaultShouldRevalidate : currentUrl.pathname !== nextUrl.pathname;

export async function loadConsoleLayout() {
  return (await fetchPart(() => import("./console-screens.ts"), ["frame", "messages"])).frame;
}

function ConsoleFrame() {
  const { Layout } = useLoaderData<Awaited<ReturnType<typeof loadConsoleLayout>>>();
  return (
    <Layout>
      <KeptScreens />
    </Layout>
  );
}

/** Shown in place of a screen that could not be loaded or rendered. */
function BrokenRoute() {
  const { revalidate } = useRevalidator();
  return <BrokenScreen onRetry={() => void revalidate()} />;
}
