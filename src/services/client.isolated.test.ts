import { expect, test, vi } from "vitest";
import { listPackages } from "#contracts/orders/list-packages.ts";
import { createClient } from "./client.ts";

vi.mock("#contracts/decisions.json", () => ({ declined: [{ of: "POST /api/Package/List" }] }));

test("what the service's team declined is not sent: its screens say that it is not offered (7.16)", async () => {
  const fetched = vi.fn();
  vi.stubGlobal("fetch", fetched);
  const { send } = createClient({ baseUrl: "http://127.0.0.1:9", language: () => "en-US", token: () => "token" });
  const notOffered = expect.objectContaining({ kind: "notOffered", call: "POST /api/Package/List" });
  expect(await listPackages(send)).toMatchObject({ accepted: false, notOffered });
  expect(fetched).not.toHaveBeenCalled();
});
