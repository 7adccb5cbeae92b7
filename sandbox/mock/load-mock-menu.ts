import { loadMockMenu as call } from "#contracts/mock/load-mock-menu.call.ts";
import type { ServerMenu } from "#contracts/shell/load-menu.ts";
import { implement } from "#sandbox/http/call.ts";
import { textsIn } from "#sandbox/texts.ts";

/** The mock menu (2.18): a dashboard with a Workplace child, and an external link. */
export const loadMockMenu = implement(
  call,
  async (_, __, { language }): Promise<ServerMenu> => [
    {
      name: "dashboard",
      path: "/dashboard",
      meta: { title: textsIn(language).menu.dashboard, order: 1 },
      children: [
        { name: "Workplace", path: "/dashboard/workplace" },
        { name: "arcoWebsite", path: "https://arco.design", meta: { title: "Arco Design" } },
      ],
    },
  ],
);
