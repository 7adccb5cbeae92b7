import { expect, test, vi } from "vitest";
import { createOrder } from "#contracts/orders/create-order.call.ts";
import { listOrders } from "#contracts/orders/list-orders.call.ts";
import { listPackages } from "#contracts/orders/list-packages.call.ts";
import { createClient } from "./client.ts";

vi.mock("#contracts/decisions.json", () => ({ declined: [{ of: "POST /api/Package/List" }] }));

const OPTIONS = { baseUrl: "http://127.0.0.1:9", language: () => "en-US", token: () => "token" };

test("client: a call that the service declined is not sent, and counts as not offered (7.16)", async () => {
  const fetched = vi.fn();
  vi.stubGlobal("fetch", fetched);
  const { send } = createClient(OPTIONS, () => undefined);
  const notOffered = expect.objectContaining({ kind: "notOffered", call: "POST /api/Package/List" });
  expect(await listPackages(send)).toMatchObject({ accepted: false, notOffered });
  expect(fetched).not.toHaveBeenCalled();
});

test("client: a write is announced before it is sent and after it ended, with any outcome", async () => {
  const changing = vi.fn();
  vi.stubGlobal("fetch", async () => {
    expect(changing).toHaveBeenCalledTimes(1);
    throw new TypeError("Failed to fetch");
  });
  const { send } = createClient(OPTIONS, changing);
  const order = { packageId: "starter", termMonths: 1, network: "TRON", requestKey: "visit-1" } as const;
  await expect(createOrder(send, order)).rejects.toThrow("POST /api/Order/Create");
  expect(changing).toHaveBeenCalledTimes(2);
});

test("client: read-only calls keep the cache, and a quiet one reports its failure only to its caller", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const [changing, report] = [vi.fn(), vi.fn()];
  const { send, quiet } = createClient({ ...OPTIONS, report }, changing);
  for (const through of [quiet, send]) {
    await expect(listOrders(through, { page: 1, pageSize: 20 })).rejects.toThrow("POST /api/Order/List");
  }
  expect(changing).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledOnce();
});
