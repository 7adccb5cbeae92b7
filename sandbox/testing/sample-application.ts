import { randomUUID } from "node:crypto";
import type { NewApplication } from "#contracts/applications/create-application.ts";

/** The data of a new application, different each time. */
export function sampleApplication(changes: Partial<NewApplication> = {}): NewApplication {
  return {
    name: "Web shop",
    address: "https://shop.example",
    rechargeCallback: "https://shop.example/callbacks/recharge",
    withdrawCallback: "",
    remark: "The shop for Europe",
    requestKey: randomUUID(),
    ...changes,
  };
}
