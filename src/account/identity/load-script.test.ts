import { expect, test } from "vitest";
import { loadIdentityScript } from "./load-script.ts";

test("outside of a browser the library says that it cannot run there (8.13)", async () => {
  await expect(loadIdentityScript("/client.js")).rejects.toThrow("runs in a browser, not on a server");
});
