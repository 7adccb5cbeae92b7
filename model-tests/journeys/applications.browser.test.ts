import { expect } from "vitest";
import { applicationForm, gate } from "#model-tests/browser/areas/applications.ts";
import { test } from "#model-tests/browser/journey.ts";
import { hasFocus, press, typeInto } from "#model-tests/browser/keyboard.ts";

test("add application: works by keyboard, marks invalid fields, and keeps the input at the package's limit (2.27, 3.6, 5.1, 8.10)", {
  tags: ["8.10.e", "2.27.a", "2.27.b"],
}, async ({ signedIn, merchant, service }) => {
  const { page } = signedIn;
  const { keyboard } = page;
  await signedIn.goto("/app");
  await signedIn.expectPath("/app/list");
  await signedIn.expectText("applications:list.empty");
  await press(signedIn.button("applications:list.add").first());
  await signedIn.expectPath("/app/list?add=1");
  const form = applicationForm(signedIn);
  await hasFocus(form.name);
  await keyboard.type(" Web shop ");
  await typeInto(form.address, "http://shop.example");
  await keyboard.press("Enter");
  await signedIn.expectText("applications:issue.insecure");
  await hasFocus(form.address);
  await form.address.fill("https://shop.example");
  await keyboard.press("Enter");

  await signedIn.expectAnnouncement("Application created");
  await signedIn.expectPath("/app/list");
  await signedIn.expectState("list", "shown");
  const [added] = await service.applications(merchant);
  expect(added).toMatchObject({ name: "Web shop", status: "enabled" });
  await page
    .getByRole("cell", { name: added?.code ?? "" })
    .first()
    .waitFor();
});

test("application record: a dialog opens above it and gives the focus back (2.27)", async ({
  signedIn: person,
  merchant,
  service,
}) => {
  const { code } = await service.newApplication(merchant);
  for (const width of [1600, 360]) {
    await person.page.setViewportSize({ width, height: 900 });
    await person.goto(`/app/list?open=${code}`);
    for (const [key, name] of [
      ["applications:credentials.show", "credentials"],
      ["applications:rehearsal.open", "rehearse"],
    ] as const) {
      const opener = person.button(key);
      await press(opener);
      await person.expectPath(`/app/list?open=${code}&${name}=${code}`);
      await person.page.locator('[role="dialog"][aria-modal="true"] form').last().waitFor();
      await person.page.keyboard.press("Escape");
      await person.expectPath(`/app/list?open=${code}`);
      await hasFocus(opener);
    }
  }
});

test("application record: shows the rotation of its AppSecret once the dialog is closed (3.7)", async ({
  signedIn: person,
  merchant,
  service,
}) => {
  const { code } = await service.newApplication(merchant);
  const { page, t } = person;
  await person.goto(`/app/list?open=${code}`);
  await person.button("applications:rotation.rotate").click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("applications:gate.confirm") })
    .click();
  await gate(person, service, merchant).pass();
  await person.expectAnnouncement(t("applications:rotation.done.rotate"));
  await page.keyboard.press("Escape");
  await person.expectPath(`/app/list?open=${code}`);
  await person.button("applications:rotation.endOld").waitFor();
  expect(await person.button("applications:rotation.rotate").count()).toBe(0);
});

test("edit application: needs a code, explains a wrong one, and keeps the input when another code is needed (2.27, 4.5, 6.5, 8.10, 8.11)", {
  tags: ["8.10.f", "8.10.h", "8.11.a", "2.27.c", "4.5.b"],
}, async ({ signedIn: person, merchant, service }) => {
  const { code, name } = await service.newApplication(merchant);
  await person.goto("/app/list?search=shop");
  await person.button("applications:list.editOf", { name }).click();
  await person.expectPath(`/app/list?search=shop&edit=${code}`);
  const way = gate(person, service, merchant);
  await hasFocus(way.code);
  const sent = await service.latestCode(merchant.email);
  await way.code.fill(sent === "111111" ? "222222" : "111111");
  await person.expectRefusal("/api/Register/CheckCaptchaCode", () => way.code.press("Enter"));
  await way.code.fill(sent);
  await way.code.press("Enter");
  await person.expectAnnouncement("Verification succeeded");

  const form = applicationForm(person);
  await form.name.waitFor();
  await form.name.fill("Web shop Europe");
  await form.rechargeCallback.fill("https://shop.example/callbacks/recharge");
  await form.status.selectOption("disabled");
  // The proof has expired: another code is needed, and the input is kept.
  await person.refuse("/api/App/Update", "2007", "Too late", 1);
  await form.save.click();
  await person.expectState("applicationEdit", "verifyingAgain");
  await person.page.getByText("Too late").filter({ visible: true }).first().waitFor();
  await way.pass();

  await person.expectAnnouncement("Changes saved");
  await person.expectPath("/app/list?search=shop");
  await person.expectText("applications:status.disabled");
  expect(await service.applications(merchant)).toMatchObject([
    { name: "Web shop Europe", status: "disabled", rechargeCallback: "https://shop.example/callbacks/recharge" },
  ]);
});

test("credentials: need a code, are masked, hidden after a time and in hidden tabs, can be copied, and are removed on closing (3.7, 4.5, 6.5, 8.10)", {
  tags: ["2.27.d", "4.5.c", "6.5.a", "1.1.c"],
}, async ({ signedIn, merchant, service }) => {
  const { code, name } = await service.newApplication(merchant);
  const { page, t } = signedIn;
  await page.clock.install();
  await signedIn.goto("/app/list");
  const opener = signedIn.button("applications:list.credentialsOf", { name });
  await opener.click();
  await signedIn.expectPath(`/app/list?credentials=${code}`);
  const given = page.waitForResponse("**/api/App/Credentials");
  await gate(signedIn, service, merchant).pass();
  const { appKey, appSecret } = (await (await given).json()).resData;
  await signedIn.expectState("credentialView", "masked");
  await page.getByText(appKey).waitFor();
  const reveal = signedIn.button("applications:credentials.reveal");
  const isInPage = async () => (await page.content()).includes(appSecret);
  expect(await isInPage()).toBe(false);

  for (const hides of [
    () => page.clock.fastForward(30_000),
    () => page.evaluate(() => window.dispatchEvent(new Event("blur"))),
    () => signedIn.button("applications:credentials.hide").click(),
  ]) {
    await reveal.click();
    await page.getByText(appSecret).waitFor();
    await hides();
    await signedIn.expectState("credentialView", "masked");
    expect(await isInPage()).toBe(false);
  }

  await signedIn.button("applications:credentials.copySecret").click();
  await signedIn.expectState("credentialView", '"copied"');
  await page.getByRole("status").getByText(t("shell:copy.done")).waitFor({ state: "attached" });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(appSecret);
  await reveal.click();
  await page.getByText(appSecret).waitFor();
  // It is in no live region, so that no screen reader says it by itself.
  const regions = await page
    .getByText(appSecret)
    .evaluateAll((shown) =>
      shown.map((one) => one.closest("[aria-live], [role=status], [role=alert]")?.getAttribute("aria-live")),
    );
  expect(regions).toEqual(["off"]);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await hasFocus(opener);
  expect(await isInPage()).toBe(false);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(appSecret);
});
