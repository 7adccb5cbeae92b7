import { expect, test, vi } from "vitest";
import { fetchOnce } from "./fetch-once.ts";

test("lazy code: it is fetched once", async () => {
  const load = vi.fn(async () => "the code");
  const fetched = fetchOnce(load);
  expect(await Promise.all([fetched(), fetched()])).toEqual(["the code", "the code"]);
  expect(await fetched()).toBe("the code");
  expect(load).toHaveBeenCalledOnce();
});

test("lazy code: a failed fetch is tried again the next time", async () => {
  const load = vi.fn(async () => "the code").mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const fetched = fetchOnce(load);
  await expect(fetched()).rejects.toThrow("Failed to fetch");
  expect(await fetched()).toBe("the code");
});
