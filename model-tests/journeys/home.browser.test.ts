import type { Locator, Page, Route } from "playwright-core";
import { expect } from "vitest";
import { applicationForm, gate } from "#model-tests/browser/areas/applications.ts";
import { startCallbackReceiver } from "#model-tests/browser/callback-receiver.ts";
import { sweep, test } from "#model-tests/browser/journey.ts";

sweep(
  "a new merchant gets from the checklist to a test callback with a checked signature (2.24, 2.27, 2.31, 3.7)",
  async ({ signedIn, merchant, service, onTestFinished }) => {
    const receiver = await startCallbackReceiver();
    onTestFinished(receiver.stop);
    const { page } = signedIn;
    const link = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
    const button = (name: string) => page.getByRole("button", { name, exact: true });

    await signedIn.goto("/console/index");
    await page.getByRole("heading", { name: "Access process" }).waitFor();
    await page.getByText("1 of 7 steps done").waitFor();
    // Without payments, the first steps are shown in place of zeros.
    expect(await page.getByRole("heading", { name: "Received from customers" }).count()).toBe(0);
    await page
      .getByRole("listitem")
      .filter({ hasText: "Switch on a currency" })
      .and(page.locator("[aria-current]"))
      .waitFor();

    await link("Help documents").click();
    await page.getByRole("heading", { level: 1, name: "Help documents" }).waitFor();
    await link("Usage guide").first().click();
    await page.getByRole("heading", { level: 1, name: "Usage guide" }).waitFor();

    await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "My applications" }).click();
    await button("Add application").first().click();
    const form = applicationForm(signedIn);
    await form.name.fill("Web shop");
    await form.address.fill("https://shop.example");
    await form.rechargeCallback.fill(receiver.url);
    await form.add.click();
    await signedIn.expectPath("/app/list");
    await page.getByRole("cell", { name: "Web shop" }).first().click();
    await button("Test the payment callback").click();
    await signedIn.machine("callbackResend").getByText("HTTP 200").waitFor();
    const [called] = receiver.requests;
    if (!called) throw new Error("The receiver was not called");
    await page.keyboard.press("Escape");

    await page.getByRole("dialog").waitFor({ state: "detached" });
    await signedIn.button("applications:list.credentialsOf", { name: "Web shop" }).click();
    const given = page.waitForResponse("**/api/App/Credentials");
    await gate(signedIn, service, merchant).pass();
    const { appSecret } = (await (await given).json()).resData;
    await page.keyboard.press("Escape");

    await signedIn.navigate("/console/index");
    await page.getByText("4 of 7 steps done").waitFor();
    await link("Developer center").first().click();
    await page.getByRole("heading", { level: 1, name: "Developer center" }).waitFor();
    await page.getByLabel("Received headers", { exact: true }).fill(called.headers);
    await page.getByLabel("Body", { exact: true }).fill(called.body);
    await page.getByLabel("AppSecret", { exact: true }).fill(appSecret);
    await button("Check the signature").click();
    await page.getByText("Genuine", { exact: true }).waitFor();
    await page.getByLabel("Body", { exact: true }).fill(called.body.replace(/}$/, ', "amount": "9"}'));
    await button("Check the signature").click();
    await page.getByText("Wrong AppSecret, or changed values", { exact: true }).waitFor();
  },
);

test("console home: shows welcome, limits, upgrade, balance, receipts of the day and their trend (2.24, 9.5)", {
  tags: ["2.24.a", "2.24.b", "2.24.c", "2.24.e", "2.24.f", "2.24.g", "2.24.h"],
}, async ({ openConsole, service }) => {
  const demo = await openConsole({ signedInAs: await service.signIn("demo@merchant.example", "Demo1234pay") });
  const { page } = demo;
  const part = (name: string) => page.getByRole("main").getByRole("region", { name, exact: true });
  const beside = async (where: Locator, label: string) =>
    where
      .locator("div")
      .filter({ has: page.getByText(label, { exact: true }) })
      .last()
      .innerText();
  await demo.goto("/console/index");
  await page.getByRole("heading", { level: 1, name: /^Welcome, \S/ }).waitFor();

  const resources = part("Resource check");
  await resources.getByRole("link", { name: "Upgrade", exact: true }).waitFor();
  for (const resource of ["Applications", "Available currencies", "Wallets"]) {
    expect(await beside(resources, resource)).toMatch(/\d+ (of \d+|· unlimited)/);
  }
  expect(await beside(part("Figures"), "Account balance")).toMatch(/[\d,]+\.\d{2}\sUSDT/);
  expect(await beside(part("Figures"), "Left over from orders")).toMatch(/[\d,]+\.\d{2}\sUSDT/);
  const receipts = part("Received from customers");
  expect(await receipts.getByRole("radio", { name: "By network", exact: true }).isChecked()).toBe(true);
  await receipts.getByRole("img").waitFor();
  await receipts.getByText("Received today", { exact: true }).waitFor();
  for (const [range, days] of [
    ["1 month", 30],
    ["3 months", 90],
    ["1 week", 7],
  ] as const) {
    await receipts.getByText(range, { exact: true }).click();
    await receipts.getByText(`Last ${days} days:`).waitFor();
  }
});

test("console home: shows a new merchant the trial version, access process, quick entrances and help (2.24)", {
  tags: ["2.24.d", "2.24.i", "2.24.j", "2.24.k", "2.24.l", "2.24.m", "2.24.n"],
}, async ({ signedIn }) => {
  const { page } = signedIn;
  const main = page.getByRole("main");
  const part = (name: string) => main.getByRole("region", { name, exact: true });
  await signedIn.goto("/console/index");
  await part("Resource check").getByText("Trial version", { exact: true }).waitFor();
  const steps = part("Access process").getByRole("listitem");
  await steps.first().waitFor();
  expect((await steps.allInnerTexts()).map((step) => step.split("\n")[0])).toEqual([
    "Verify your email",
    "Switch on a currency",
    "Add an application",
    "Receive your first payment",
    "Set a callback URL",
    "Receive a callback",
    "Choose a package",
  ]);
  // The next step is the only primary action, also at the trial version's limit.
  expect(await main.locator(".bp6-intent-primary").allInnerTexts()).toEqual(["Open my currencies"]);
  await part("Quick entrances").getByRole("link", { name: "My orders", exact: true }).waitFor();
  for (const help of ["Help documents", "Product overview", "Usage guide", "Developer center"]) {
    await main.getByRole("link", { name: help, exact: true }).first().click();
    await page.getByRole("heading", { level: 1, name: help, exact: true }).waitFor();
  }
});

/** The calls of the console home. */
const PARTS = [
  "/api/Dashboard/Figures",
  "/api/Dashboard/Attention",
  "/api/Dashboard/Receipts",
  "/api/Dashboard/Progress",
  "/api/Bill/List",
  "/api/Order/List",
  "/api/Login/CheckLastLogin",
];

sweep(
  "console home: no layout shift while its parts arrive in any order (2.24)",
  async ({ openConsole, merchant, service }) => {
    const demo = await service.signIn("demo@merchant.example", "Demo1234pay");
    for (const [who, signedInAs] of Object.entries({ demo, merchant })) {
      for (const last of PARTS) {
        const width = who === "demo" ? 1440 : 360;
        const person = await openConsole({ signedInAs, viewport: { width, height: 800 } });
        await person.page.addInitScript(addUpShifts);
        await person.page.addInitScript(tellWhatWasRead);
        const held = await Promise.all(PARTS.map((path) => heldCall(person.page, path)));
        await person.goto("/console/index");
        const routes = await Promise.all(held.map(({ asked }) => asked));
        const turn = PARTS.indexOf(last) + 1;
        for (const route of [...routes.slice(turn), ...routes.slice(0, turn)]) {
          await route.continue();
          await person.page.waitForFunction(
            (path) => document.documentElement.dataset.read?.split(" ").includes(path),
            new URL(route.request().url()).pathname,
          );
          await person.page.evaluate(untilStill);
        }
        await person.page.locator("main [aria-busy=true]").waitFor({ state: "detached" });
        await person.page.evaluate(untilStill);
        const shift = await person.page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
        expect(shift, `${who} at ${width} px, ${last} last`).toBeLessThanOrEqual(0.05);
        await person.close();
      }
    }
  },
);

/** Holds the first call to a path; later ones continue. */
async function heldCall(page: Page, path: string) {
  const call = Promise.withResolvers<Route>();
  let isHeld = false;
  await page.route(`**${path}*`, (route) => {
    if (isHeld) return route.continue();
    isHeld = true;
    call.resolve(route);
  });
  return { asked: call.promise };
}

/** Runs in the page: sums layout shifts without recent input. */
function addUpShifts() {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput) sum += Number(entry.value);
    }
    document.documentElement.dataset.shift = String(sum);
  }).observe({ type: "layout-shift", buffered: true });
}

/** Runs in the page: records the completed requests. */
function tellWhatWasRead() {
  const read: string[] = [];
  const ask = window.fetch;
  window.fetch = async (...asked) => {
    const answer = await ask(...asked);
    void answer
      .clone()
      .text()
      .then(() => {
        read.push(new URL(answer.url).pathname);
        document.documentElement.dataset.read = read.join(" ");
      });
    return answer;
  };
}

/** Runs in the page: waits two frames after rendering. */
async function untilStill() {
  await document.fonts.ready;
  let changes = 0;
  const observer = new MutationObserver((records) => {
    changes += records.length;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  for (let still = 0; still < 2; ) {
    const before = changes;
    await frame();
    await frame();
    still = changes === before ? still + 1 : 0;
  }
  observer.disconnect();
}
