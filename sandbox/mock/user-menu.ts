import * as z from "zod/mini";
import type { Language } from "#contracts/languages.ts";
import type { ServerMenu } from "#contracts/shell/load-menu.ts";
import { merchantCall } from "#sandbox/http/call.ts";

const DASHBOARD: Record<Language, string> = {
  "en-US": "Dashboard",
  "zh-TW": "儀表板",
  "zh-CN": "仪表盘",
  "ja-JP": "ダッシュボード",
  "ko-KR": "대시보드",
  "th-TH": "แดชบอร์ด",
};

/** The mock menu (2.18): a dashboard with a Workplace child, and an external link. */
export const userMenu = merchantCall({
  method: "POST",
  path: "/user/menu",
  input: z.object({}),
  answer: async (_, __, { language }): Promise<ServerMenu> => [
    {
      name: "dashboard",
      path: "/dashboard",
      meta: { title: DASHBOARD[language], order: 1 },
      children: [
        { name: "Workplace", path: "/dashboard/workplace" },
        { name: "arcoWebsite", path: "https://arco.design", meta: { title: "Arco Design" } },
      ],
    },
  ],
});
