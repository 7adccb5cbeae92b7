import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { startCallbackReceiver } from "#model-tests/browser/callback-receiver.ts";
import { Service } from "#model-tests/browser/service.ts";
import { ENGINES } from "#tools/engines.ts";
import { project } from "#tools/testing/project.ts";
import { puppeteerTab } from "./puppeteer-tab.ts";
import { isSignedWith, runStory } from "./story.ts";
import type { Tab } from "./tab.ts";
import { webkitTab } from "./webkit-tab.ts";

/** Opens a tab of each engine, by its program and the folder for exports. */
const OPEN: Record<(typeof ENGINES)[number]["name"], (program: string, downloads: string) => Promise<Tab>> = {
  Chromium: (program, downloads) => puppeteerTab("chrome", program, downloads),
  Firefox: (program, downloads) => puppeteerTab("firefox", program, downloads),
  WebKit: webkitTab,
};

for (const { name, find } of ENGINES) {
  const program = find();
  if (program === null) continue;
  test(`${name}: from the registration to the sign-out (1.1, 2.22, 2.25, 4.4, 4.5, 9.6)`, async () => {
    const downloads = project({});
    const receiver = await startCallbackReceiver();
    onTestFinished(receiver.stop);
    const tab = await OPEN[name](program, downloads);
    onTestFinished(tab.close);

    const { orderCode, secret, signedOutAt } = await runStory(tab, new Service(inject("consoleUrl")), receiver);
    expect(signedOutAt).toBe("/login");
    expect(receiver.requests).toHaveLength(1);
    expect(receiver.requests.every((request) => isSignedWith(secret, request))).toBe(true);
    const file = readdirSync(downloads).find((name) => name.endsWith(".csv"));
    expect(file).toMatch(/^My orders – \d{4}-\d\d-\d\d \(.+\)\.csv$/);
    expect(readFileSync(join(downloads, file ?? ""), "utf8")).toContain(orderCode);
    expect(await tab.errors()).toEqual([]);
  });
}
