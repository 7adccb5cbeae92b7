import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect } from "vitest";
import { applicationForm, gate } from "#model-tests/browser/areas/applications.ts";
import { isInViewport } from "#model-tests/browser/in-viewport.ts";
import { test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { newEmail, PASSWORD } from "#model-tests/browser/service.ts";

/*
 * From the registration to a test callback with a checked signature, by the console's links only. The receiver is the
 * developer centre's sample, run as its first line says.
 */
test("a new merchant gets from the registration to a verified test callback on a phone, in Chinese (2.22, 2.24, 2.27, 2.31)", async ({
  openConsole,
  service,
  onTestFinished,
}) => {
  const person = await openConsole({ locale: "zh-TW", viewport: { width: 360, height: 640 } });
  const { page, t } = person;
  const main = page.getByRole("main");
  const link = (key: string) => main.getByRole("link", { name: t(key), exact: true }).first();
  // The next step has a button, the others have a title that leads there.
  const step = (name: string) =>
    link(`dashboard:access.${name}.title`)
      .or(link(`dashboard:access.${name}.act`))
      .first();
  const steps = (done: number) => person.expectText("dashboard:access.done", { done, all: 7 });
  const home = async () => {
    await person.button("frame:navigation.open").click();
    const menu = page.getByRole("navigation", { name: t("frame:navigation.label") });
    await menu.getByRole("link", { name: t("frame:menu.console"), exact: true }).click();
  };

  const email = newEmail();
  await person.goto("/register");
  await registers(person, email, () => service.latestCode(email));
  await steps(1);

  await step("currencyOn").click();
  const switches = page.getByRole("switch");
  await switches.nth(1).click();
  await expect.poll(() => switches.nth(1).isChecked()).toBe(true);

  await home();
  await steps(2);
  await step("applicationAdded").click();
  await person.button("applications:list.add").first().click();
  const form = applicationForm(person);
  const port = await freePort();
  await form.name.fill("Web shop");
  await form.address.fill("https://shop.example");
  await form.rechargeCallback.fill(`http://127.0.0.1:${port}/callbacks/recharge`);
  await form.add.click();
  await form.dialog.waitFor({ state: "detached" });

  await person.button("applications:list.credentialsOf", { name: "Web shop" }).click();
  const merchant = await service.signIn(email, PASSWORD);
  await gate(person, service, merchant).pass();
  await page.getByRole("button", { name: t("applications:credentials.copySecret") }).click();
  const appSecret = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press("Escape");

  await home();
  await steps(4);
  await step("callbackReceived").click();
  await link("help:developers.code").click();
  await page.getByText("Node", { exact: true }).click();
  const code = await main.locator("pre").innerText();
  const folder = await mkdtemp(join(tmpdir(), "newcomer-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, "receiver.mjs"), code);
  const running = spawn(process.execPath, ["receiver.mjs"], {
    cwd: folder,
    env: { ...process.env, APP_SECRET: appSecret, PORT: `${port}` },
  });
  onTestFinished(async () => {
    running.kill();
    await once(running, "exit");
  });
  // Its first output line means that it listens.
  await Promise.race([once(createInterface(running.stdout), "line"), once(createInterface(running.stderr), "line")]);

  await link("frame:menu.applications").click();
  await page.getByRole("button", { name: new RegExp(t("list:detailsOf", { code: "APP\\d+" })) }).click();
  await person.button("applications:test.send.recharge").click();
  const answer = person.machine("callbackResend").getByText("HTTP 204");
  await answer.waitFor();
  await expect.poll(() => isInViewport(answer)).toBe(true);
  await page.getByRole("link", { name: t("applications:test.seeRequest") }).click();
  await page.getByRole("link", { name: t("bills:callback.checkSignature") }).click();
  await person.expectPath("/help/developers");
  const secret = page.getByLabel("AppSecret", { exact: true });
  await expect.poll(() => secret.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.insertText(appSecret);
  await person.button("help:checker.check").click();
  await page.getByText(t("help:checker.genuine.title"), { exact: true }).waitFor();

  await home();
  await steps(5);
});

/** Registers and signs in. */
async function registers(person: Person, email: string, code: () => Promise<string>) {
  const field = (key: string) => person.page.getByLabel(person.t(`account:${key}`), { exact: true });
  await field("register.email").fill(email);
  await person.button("account:register.sendCode").click();
  await person.expectState("codeDelivery", "coolingDown");
  await field("register.code").fill(await code());
  await field("register.password").fill(PASSWORD);
  await field("register.repeat").fill(PASSWORD);
  await person.button("account:register.submit").click();
  await person.expectPath("/login");
  await person.page.getByLabel(person.t("login:password"), { exact: true }).fill(PASSWORD);
  await person.button("login:submit").click();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}
