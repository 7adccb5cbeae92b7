import type { Tables } from "#sandbox/storage/tables.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The demo merchant's applications: two enabled and one disabled. */
export function makeDemoApplications(merchantId: string, now: Date): Tables["applications"][] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  const applications = [
    {
      code: "APP100001",
      name: "Web shop",
      address: "https://shop.demo-trading.example",
      rechargeCallback: "https://shop.demo-trading.example/callbacks/recharge",
      withdrawCallback: "https://shop.demo-trading.example/callbacks/withdraw",
      status: "enabled" as const,
      remark: "Europe and the Americas",
      createdAt: daysAgo(190),
    },
    {
      code: "APP100002",
      name: "Mobile shop",
      address: "https://m.demo-trading.example",
      rechargeCallback: "https://m.demo-trading.example/callbacks/recharge",
      withdrawCallback: "",
      status: "enabled" as const,
      remark: "",
      createdAt: daysAgo(120),
    },
    {
      code: "APP100003",
      name: "Trade fair",
      address: "https://fair.demo-trading.example",
      rechargeCallback: "",
      withdrawCallback: "",
      status: "disabled" as const,
      remark: "Put aside until the next fair in spring",
      createdAt: daysAgo(75),
    },
  ];
  return applications.map((application, index) => ({
    ...{ merchantId, requestKey: `demo-${index + 1}`, requestHash: null, ...application },
  }));
}
