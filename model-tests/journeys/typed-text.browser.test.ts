import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { signInForm } from "#model-tests/browser/areas/account.ts";
import { applicationForm } from "#model-tests/browser/areas/applications.ts";
import { palette } from "#model-tests/browser/areas/shell.ts";
import { holdRequests } from "#model-tests/browser/hold-requests.ts";
import { sweep, test } from "#model-tests/browser/journey.ts";
import { hasFocus } from "#model-tests/browser/keyboard.ts";
import { newEmail, PASSWORD } from "#model-tests/browser/service.ts";

/** The event orders in which browsers report the Enter that ends a composition. */
const ENDINGS = {
  Chromium: ["keydown composing", "compositionend", "keyup"],
  Safari: ["compositionend", "keydown 229", "keyup"],
  "Korean on macOS": ["keydown composing", "compositionend", "keydown", "keyup"],
  unmarked: ["compositionend", "keydown", "keyup"],
} as const;

test("input method: the Enter that ends a composition does nothing else, in either event order; the next Enter acts", async ({
  atDemo: demo,
}) => {
  const { page } = demo;
  const asked = demo.requests(/\/api\/Order\/List$/);
  await demo.goto("/order/list");
  await demo.expectState("list", "shown");
  const search = page.getByRole("search").getByRole("searchbox").first();
  const before = asked.length;
  for (const [name, ending] of Object.entries(ENDINGS)) {
    await search.fill("ORD");
    await compose(search, "にほん", ending);
    expect(new URL(page.url()).search, name).toBe("");
    expect(asked.length, name).toBe(before);
  }
  await search.press("Enter");
  await expect.poll(() => new URL(page.url()).searchParams.get("keyword")).toBe("ORDにほん");
  await expect.poll(() => asked.length).toBeGreaterThan(before);

  const { dialog, field } = palette(demo);
  await page.keyboard.press("Control+k");
  await field.waitFor();
  for (const [name, ending] of Object.entries(ENDINGS)) {
    await field.fill(demo.t("frame:menu.userCenter"));
    await compose(field, "", ending);
    expect(await dialog.isVisible(), name).toBe(true);
  }
  // Escape cancels the composition and keeps the dialog.
  await compose(field, "", ENDINGS.Chromium, "Escape");
  expect(await dialog.isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });

  await demo.goto("/app/list?add=1");
  const name = page.getByRole("dialog").getByRole("textbox").first();
  for (const ending of Object.values(ENDINGS)) {
    await name.fill("店");
    await compose(name, "舖", ending);
    await demo.expectState("applicationCreation", "typing");
  }
  await name.press("Enter");
  await demo.expectState("applicationCreation", "showingIssues");
});

test("input method: the sign-in form before hydration submits only what is composed completely (2.21)", async ({
  visitor,
  merchant,
}) => {
  const { page } = visitor;
  const letThrough = await holdRequests(page, /\/assets\/console-.*\.js$/);
  const asked = visitor.requests(/\/api\/Login\/Login$/);
  await page.goto(`${visitor.url}/login`, { waitUntil: "commit" });
  const { email, password } = signInForm(visitor);
  await email.fill(merchant.email);
  await password.fill(merchant.password);
  const root = page.locator("html");
  await email.focus();
  const session = await visitor.context.newCDPSession(page);
  await session.send("Input.imeSetComposition", { text: "に", selectionStart: 1, selectionEnd: 1 });
  await page.keyboard.press("Enter");
  expect(await root.getAttribute("data-submitted")).toBe(null);
  await session.send("Input.imeSetComposition", { text: "", selectionStart: 0, selectionEnd: 0 });
  await runTimers(page);
  const answered = page.waitForResponse("**/api/Login/Login");
  await email.press("Enter");
  expect(await root.getAttribute("data-submitted")).toBe("beforeHydration");
  letThrough();
  await answered;
  expect(asked).toHaveLength(1);
});

sweep(
  "on-screen keyboard: the first Enter submits, although each word is composed (2.28)",
  async ({ atDemo: demo }) => {
    await demo.goto("/order/list");
    await demo.expectState("list", "shown");
    const search = demo.page.getByRole("search").getByRole("searchbox").first();
    const keyword = () => new URL(demo.page.url()).searchParams.get("keyword");
    for (const [word, ending] of [
      ["ended", ["compositionend", "keydown", "keyup"]],
      ["composing", ["keydown", "compositionend", "keyup"]],
    ] as const) {
      await search.fill("");
      await compose(search, word, ["unidentified", ...ending]);
      await expect.poll(keyword).toBe(word);
    }
    await search.fill("");
    await compose(search, "ほん", ENDINGS.unmarked);
    expect(keyword()).toBe("composing");
  },
);

test("filters: typing while the address is updated is kept (2.26)", async ({ atDemo: person }) => {
  const { page, t } = person;
  await person.goto("/bill/list");
  await person.expectState("list", "shown");
  await person.button("list:moreFilters").click();
  const least = page.getByRole("searchbox", { name: t("list:amount.least", { amount: t("bills:amount") }) });
  // In one task, before the address can change.
  await least.evaluate((field) => {
    const type = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    };
    type("8,5");
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    type("9");
  });
  await expect.poll(() => new URL(page.url()).searchParams.get("amountFrom")).toBe("8.5");
  await person.expectState("list", "shown");
  expect(await least.inputValue()).toBe("9");
  const most = page.getByRole("searchbox", { name: t("list:amount.most", { amount: t("bills:amount") }) });
  await most.fill("12");
  await most.press("Enter");
  await expect.poll(() => new URL(page.url()).search).toContain("amountFrom=8.5&amountUntil=12");
  // Opening another view does set the fields.
  await person.navigate("/bill/list?amountFrom=3");
  await expect.poll(() => least.inputValue()).toBe("3");
});

test("registration: pasted and autofilled values work, and an incomplete code is not sent (2.22, 5.6)", async ({
  visitor,
  service,
}) => {
  const { page, t } = visitor;
  const email = newEmail();
  await visitor.goto("/register");
  const field = (name: string) => page.locator(`input[name=${name}]`);
  await field("email").fill(` Merchant <${email.replace("@", "＠")}>\u200B`);
  await visitor.button("account:register.sendCode").click();
  await visitor.expectState("codeDelivery", "coolingDown");
  const code = await service.latestCode(email);
  const checked = visitor.requests(/\/api\/Register\//);

  await field("code").fill("It is in the email");
  for (const name of ["password", "repeat"]) await fillSilently(field(name), PASSWORD);
  await page.keyboard.press("Enter");
  await visitor.expectText("account:register.issue.codeFormat");
  expect(checked).toEqual([]);

  await field("code").fill(`Your code is ${code.slice(0, 3)} ${code.slice(3)}.`);
  await fillSilently(field("repeat"), PASSWORD);
  await visitor.button("account:register.submit").click();
  await visitor.expectPath("/login");
  expect(await page.getByRole("textbox", { name: t("login:email") }).inputValue()).toBe(email);
});

test("leaving: typed text is discarded only after a question (2.27)", async ({ signedIn }) => {
  const { page, t } = signedIn;
  const question = page.getByRole("alertdialog", { name: "Discard what you typed?" });
  const { dialog, name } = applicationForm(signedIn);
  const add = signedIn.button("applications:list.add").first();
  await signedIn.goto("/app/list");
  await add.click();
  // Nothing typed, nothing asked.
  await name.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: "detached" });

  await add.click();
  await name.fill("Corner shop");
  await page.goBack();
  await question.getByText("What you typed on this page would be lost.").waitFor();
  // Keeping it has the focus.
  await page.keyboard.press("Enter");
  await question.waitFor({ state: "detached" });
  expect(await name.inputValue()).toBe("Corner shop");
  await page.goBack();
  await question.getByRole("button", { name: "Discard" }).click();
  await dialog.waitFor({ state: "detached" });
  await signedIn.expectPath("/app/list");

  // Escape asks, and once more keeps the text.
  await add.click();
  await name.fill("Corner shop");
  await name.press("Escape");
  await question.waitFor();
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  await hasFocus(name);
  expect(await name.inputValue()).toBe("Corner shop");
  await name.press("Escape");
  await question.getByRole("button", { name: "Discard" }).click();
  await dialog.waitFor({ state: "detached" });
  await hasFocus(add);
  // Nothing typed, nothing asked.
  await add.click();
  await name.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await question.count()).toBe(0);

  // The dialog's own button says what it discards.
  await add.click();
  await name.fill("Corner shop");
  await dialog.getByRole("button", { name: t("applications:add.close") }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await question.count()).toBe(0);

  await signedIn.goto("/help/developers");
  await page.getByLabel(t("help:checker.body"), { exact: true }).fill('{"amount":"8.5"}');
  await page
    .locator(".side-menu")
    .getByRole("link", { name: t("frame:menu.wallet"), exact: true })
    .click();
  await question.getByRole("button", { name: "Discard" }).click();
  await signedIn.expectPath("/wallet/index");
});

/** Lets the page's timers run. A key that Chromium delivers before them counts as the one that ends the composition. */
function runTimers(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Sets a value without an event, as some password managers do. */
function fillSilently(field: Locator, value: string): Promise<void> {
  return field.evaluate((input: HTMLInputElement, typed) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, typed);
  }, value);
}

/** Appends a composed word to a field and ends the composition with a key. */
async function compose(field: Locator, word: string, ending: readonly string[], key = "Enter"): Promise<void> {
  await field.evaluate(
    (input: HTMLInputElement, { word, ending, key }) => {
      const happen = (event: Event) => input.dispatchEvent(event);
      input.focus();
      happen(new CompositionEvent("compositionstart", { bubbles: true }));
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, input.value + word);
      happen(new InputEvent("input", { bubbles: true, isComposing: true, data: word }));
      for (const step of ending) {
        const [type = "", how] = step.split(" ");
        if (type === "unidentified") {
          happen(new KeyboardEvent("keydown", { bubbles: true, key: "Unidentified", isComposing: true, keyCode: 229 }));
          continue;
        }
        const marks = { isComposing: how === "composing", keyCode: how ? 229 : 13 };
        happen(
          type === "compositionend"
            ? new CompositionEvent(type, { bubbles: true, data: word })
            : new KeyboardEvent(type, {
                bubbles: true,
                cancelable: true,
                key,
                code: key,
                ...(type === "keydown" && marks),
              }),
        );
      }
    },
    { word, ending, key },
  );
}
