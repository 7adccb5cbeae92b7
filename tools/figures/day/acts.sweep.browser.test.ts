import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "playwright-core";
import { expect, test } from "vitest";
import { chromiumFlags, findChromium } from "#tools/chromium.mjs";
import { recordActs } from "./acts.ts";

/** Its buttons are slow in one way each. */
const PAGE = `<!doctype html><link rel="icon" href="data:,"><p id="above"></p><button id="input">1</button>
<button id="task">2</button><button id="shift">3</button><script>
const busy = () => { for (const until = performance.now() + 300; performance.now() < until; ); };
input.onclick = () => { busy(); input.textContent += "!"; };
task.onclick = () => setTimeout(busy, 30);
shift.onclick = () => setTimeout(() => { above.style.height = "200px"; fetch("/done"); }, 600);
</script>`;

test("an act's slow input, long task and layout shift are each measured", { timeout: 60_000 }, async () => {
  const server = createServer((_, answer) => void answer.setHeader("Content-Type", "text/html").end(PAGE));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const browser = await chromium.launch({ executablePath: findChromium() ?? "", args: chromiumFlags() });
  const { page, acts, act } = await recordActs(await browser.newContext());
  await act("open", () => page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`));
  for (const id of ["input", "task", "shift"]) {
    await act(id, async () => {
      const moved = id === "shift" ? page.waitForRequest("**/done") : undefined;
      await page.locator(`#${id}`).click();
      await moved;
    });
  }
  await browser.close();
  server.close();
  expect(acts.filter(({ input }) => input >= 300).map(({ name }) => name)).toEqual(["input"]);
  expect(acts.filter(({ task }) => task >= 300).map(({ name }) => name)).toEqual(["input", "task"]);
  expect(acts.filter(({ shift }) => shift > 0).map(({ name }) => name)).toEqual(["shift"]);
});
