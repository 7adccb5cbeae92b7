import { extractText } from "unpdf";
import { expect } from "vitest";
import { axeFindings } from "#model-tests/browser/axe.ts";
import { test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { routeFonts } from "#model-tests/gallery/pinned-fonts.ts";

const LONG_NAME = "Growth-for-everybody-who-sells-very-much-".repeat(6);
const LONG_AMOUNT = `${"123456789".repeat(3)}123.123456789012345678`;
const AS_SHOWN = "123,456,789,123,456,789,123,456,789,123.123456789012345678";

test("print: paid orders and confirmed bills are receipts of one page, in the merchant's language and in the light theme (2.26, 2.28)", async ({
  openConsole,
  demo,
}) => {
  const person = await openConsole({ signedInAs: demo, theme: "dark", locale: "zh-TW" });
  const { page, t } = person;
  // Letters without a font are missing in the PDF.
  await routeFonts(person.context);
  let hash = "";
  await page.route("**/api/Order/Detail", async (route) => {
    const response = await route.fetch();
    const { resData, ...rest } = await response.json();
    hash = resData.payment.transfers[0].hash;
    await route.fulfill({
      response,
      json: { ...rest, resData: { ...resData, product: LONG_NAME, amount: LONG_AMOUNT } },
    });
  });
  await person.goto("/order/list?status=paid");
  await openReceipt(person);
  await person.expectPath(/\/order\/list\?status=paid&open=(\d+)&receipt=\1$/);
  const receipt = page.getByRole("article", { name: t("receipt:title") });
  await receipt.getByRole("img", { name: t("receipt:qr") }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await receipt.evaluate((paper) => getComputedStyle(paper).backgroundColor)).toBe("rgb(255, 255, 255)");
  const order = await printed(person);
  expect(order.pages).toBe(1);
  const texts = [t("receipt:title"), t("receipt:paidBy"), demo.user.email, AS_SHOWN, LONG_NAME, hash];
  for (const text of texts) expect(order.text).toContain(text.replace(/\s/g, ""));
  expect(order.text).not.toContain(t("receipt:print").replace(/\s/g, ""));
  expect(order.text).not.toContain(t("frame:menu.applications"));
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: t("orders:details.title", { code: "" }) }).waitFor();

  await person.navigate("/bill/list");
  await openReceipt(person);
  const bill = await printed(person);
  expect(bill.pages).toBe(1);
  for (const key of ["title", "amount", "receivedBy"] as const) expect(bill.text).toContain(t(`receipt:${key}`));
});

test("print: any other screen prints without the frame, in the light theme (2.39)", async ({ openConsole, demo }) => {
  const person = await openConsole({ signedInAs: demo, theme: "dark" });
  const { page, t } = person;
  await person.goto("/wallet/index");
  const title = page.getByRole("heading", { level: 1, name: t("frame:menu.wallet") });
  await title.waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("button", { name: t("shell:word.settings") }).isVisible()).toBe(false);
  expect(await title.evaluate((heading) => getComputedStyle(heading).color)).toBe("rgb(16, 23, 42)");
});

/** Opens the receipt of the first record of the list. */
async function openReceipt(person: Person) {
  await person.expectState("list", "shown");
  await person.page.locator("main").getByRole("row").nth(1).getByRole("button").last().click();
  await person.button("list:record.receipt").click();
  await person.page.getByRole("article").getByText(person.t("receipt:amount")).waitFor();
}

/** The receipt as PDF: the number of pages, and the text without spaces. */
async function printed({ page }: Person) {
  const pdf = await page.pdf({ format: "A4", printBackground: true });
  const { totalPages, text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return { pages: totalPages, text: text.replace(/\s/g, "") };
}
