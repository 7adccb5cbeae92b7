import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signInForm } from "../browser/areas/account.ts";
import { payDialog } from "../browser/areas/orders.ts";
import { test } from "../browser/journey.ts";

/** More presses of Tab than any screen should need. */
const ENOUGH = 80;

test("signing in, ordering and paying need no pointer (2.21, 2.25, 4.4)", async ({ visitor, merchant, service }) => {
  const { page, say } = visitor;
  await visitor.goTo("/login");
  await tabTo(page, say("account:login.email"));
  await page.keyboard.type(merchant.email);
  await tabTo(page, say("account:login.password"));
  await page.keyboard.type(merchant.password);
  await page.keyboard.press("Enter");
  await visitor.arrivesAt("/console/index");
  await visitor.sees("session", "settled");

  await tabTo(page, say("dashboard:package.choose"));
  await page.keyboard.press("Enter");
  await visitor.arrivesAt("/order/packages");
  await visitor.sees("orderPlacement", "choosing");
  await tabUntil(page, () => document.activeElement?.getAttribute("name") === "package");
  await page.keyboard.press("Space");
  await tabTo(page, say("orders:packages.order"));
  await page.keyboard.press("Enter");
  await visitor.arrivesAt(/^\/order\/list\?pay=/);

  const code = new URL(page.url()).searchParams.get("pay") ?? "";
  const payment = payDialog(visitor, code);
  await payment.finish.waitFor();
  await expect.poll(() => isFocusWithin(page, '[role="dialog"]')).toBe(true);
  await tabTo(page, say("orders:pay.finish"));
  await page.keyboard.press("Enter");
  await payment.offer.waitFor();
  await expect.poll(() => isFocusWithin(page, '[role="alertdialog"]')).toBe(true);
  await tabTo(page, say("orders:pay.offer.stay"));
  await page.keyboard.press("Enter");
  await payment.becomes("waiting");

  await page.keyboard.press("Escape");
  await payment.dialog.waitFor({ state: "hidden" });
  expect((await service.order(merchant, code)).payStatus).toBe("waiting");
});

test("a dialog gives the focus back to what opened it (2.26)", async ({ signedIn, merchant, service }) => {
  const { code } = await service.newOrder(merchant);
  await signedIn.goTo("/order/list");
  const opener = signedIn.button("orders:list.detailsOf", { code });
  await opener.press("Enter");
  await signedIn.page.getByRole("dialog").waitFor();
  await signedIn.page.keyboard.press("Escape");
  await signedIn.page.getByRole("dialog").waitFor({ state: "hidden" });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("wherever the focus goes, it can be seen (2.21)", async ({ visitor }) => {
  await visitor.goTo("/login");
  await signInForm(visitor).submit.waitFor();
  const unseen: string[] = [];
  for (let press = 0; press < 12; press++) {
    await visitor.page.keyboard.press("Tab");
    const focused = await visitor.page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const ring = (one: Element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
      };
      const around = [
        element,
        ...(element.parentElement ? [element.parentElement] : []),
        ...(element.nextElementSibling ? [element.nextElementSibling] : []),
      ];
      return { name: element.outerHTML.slice(0, 80), isSeen: around.some(ring) };
    });
    if (focused && !focused.isSeen) unseen.push(focused.name);
  }
  expect(unseen).toEqual([]);
});

test("the skip link leads to the content (2.17)", async ({ signedIn }) => {
  await signedIn.goTo("/order/list");
  await signedIn.sees("list", "empty");
  await signedIn.page.keyboard.press("Tab");
  expect(await signedIn.page.evaluate(() => document.activeElement?.textContent)).toBe(signedIn.say("shell:skip"));
  await signedIn.page.keyboard.press("Enter");
  expect(await signedIn.page.evaluate(() => document.activeElement?.id)).toBe("content");
});

/** Presses Tab until what has the focus carries this name. */
async function tabTo(page: Page, name: string) {
  await tabUntil(
    page,
    (wanted) => {
      const element = document.activeElement;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const names = [
        element?.getAttribute("aria-label"),
        element?.textContent,
        ...labels.map((one) => one.textContent),
      ];
      return names.some((one) => one?.trim() === wanted);
    },
    name,
  );
}

async function tabUntil(page: Page, isThere: (argument: string) => boolean, argument = "") {
  for (let press = 0; press < ENOUGH; press++) {
    if (await page.evaluate(isThere, argument)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${ENOUGH} presses of Tab do not lead to ${argument || "it"}`);
}

function isFocusWithin(page: Page, selector: string) {
  return page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);
}
