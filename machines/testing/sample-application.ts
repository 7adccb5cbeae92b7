import type { Application } from "#contracts/applications/application.ts";

export const SAMPLE_APPLICATION: Application = {
  code: "APP1000200030",
  name: "Web shop",
  address: "https://shop.example",
  rechargeCallback: "https://shop.example/recharge",
  withdrawCallback: "",
  status: "enabled",
  remark: "",
  createdAt: "2026-11-21T03:00:00.000Z",
};
