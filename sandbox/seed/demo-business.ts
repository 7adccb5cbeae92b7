import type { Tables } from "#sandbox/storage/tables.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The demo merchant's applications: two enabled and one disabled. */
export function makeDemoApplications(merchantId: string, now: Date): Tables["applications"][] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  return [
    {
      code: "APP100001",
      merchantId,
      requestKey: "demo-1",
      requestHash: null,
      name: "Web shop",
      address: "https://shop.demo-trading.example",
      rechargeCallback: "https://shop.demo-trading.example/callbacks/recharge",
      withdrawCallback: "https://shop.demo-trading.example/callbacks/withdraw",
      status: "enabled",
      remark: "Europe and the Americas",
      createdAt: daysAgo(190),
    },
    {
      code: "APP100002",
      merchantId,
      requestKey: "demo-2",
      requestHash: null,
      name: "Mobile shop",
      address: "https://m.demo-trading.example",
      rechargeCallback: "https://m.demo-trading.example/callbacks/recharge",
      withdrawCallback: "",
      status: "enabled",
      remark: "",
      createdAt: daysAgo(120),
    },
    {
      code: "APP100003",
      merchantId,
      requestKey: "demo-3",
      requestHash: null,
      name: "Trade fair",
      address: "https://fair.demo-trading.example",
      rechargeCallback: "",
      withdrawCallback: "",
      status: "disabled",
      remark: "Put aside until the next fair in spring",
      createdAt: daysAgo(75),
    },
  ];
}
