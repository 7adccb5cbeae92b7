import { createHmac } from "node:crypto";
import type { CallbackReceiver } from "#model-tests/browser/callback-receiver.ts";
import { newEmail, PASSWORD, type Service } from "#model-tests/browser/service.ts";
import { type Tab, until } from "./tab.ts";

export type StoryResult = { orderCode: string; secret: string; signedOutAt: string };

/**
 * A merchant's first day: registers, signs in, buys a package and pays for it, adds an application, reveals its secret,
 * tests its callback, exports the orders, changes the language and signs out.
 * @throws Error naming what did not appear in time.
 */
export async function runStory(tab: Tab, service: Service, receiver: CallbackReceiver): Promise<StoryResult> {
  const email = newEmail();
  await register(tab, service, email);
  const orderCode = await buy(tab, service);
  await addApplication(tab, receiver);
  const secret = await seeSecret(tab, service, email);
  await testCallback(tab);
  await exportOrders(tab);
  await leaveInChinese(tab);
  return { orderCode, secret, signedOutAt: await path(tab) };
}

/** Whether a callback was signed with a secret: HMAC-SHA256 in hexadecimal over timestamp, a dot and the body (6.5). */
export function isSignedWith(secret: string, { headers, body }: CallbackReceiver["requests"][number]): boolean {
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(headers)?.[1];
  const signed = createHmac("sha256", secret)
    .update(`${header("x-timestamp")}.${body}`)
    .digest("hex");
  return header("x-signature") === signed;
}

async function register(tab: Tab, service: Service, email: string) {
  await tab.goto(`${service.url}/register`);
  await tab.type(field("Email"), email);
  await tab.click(button("Send code"));
  await says(tab, `We sent a code to ${email}.`);
  await tab.type(field("Verification code"), await service.latestCode(email));
  await tab.type(field("Password"), PASSWORD);
  await tab.type(field("Repeat the password"), PASSWORD);
  await tab.click(button("Create account"));
  await arrives(tab, "/login");
  await tab.type(field("Password"), PASSWORD);
  await tab.press("Enter");
  await arrives(tab, "/console/index");
}

async function buy(tab: Tab, service: Service): Promise<string> {
  await tab.click({ role: "link", name: "Choose a package" });
  await arrives(tab, "/order/packages");
  await tab.click({ role: "radio", name: /^Growth/ });
  await tab.click(button("Place order"));
  await arrives(tab, "/order/list");
  const code = await until("the order's code", () =>
    tab.read<string>("new URLSearchParams(location.search).get('pay')"),
  );
  await tab.click(button("Finish Pay"));
  await tab.click(button("Stay here"));
  await service.pay(code, "exact");
  await says(tab, "Payment complete");
  await tab.click(button("Go to my orders"));
  return code;
}

async function addApplication(tab: Tab, { url }: CallbackReceiver) {
  await tab.click({ role: "link", name: "My applications" });
  await arrives(tab, "/app/list");
  await tab.click(button("Add application"));
  await tab.type(field("Name"), "Web shop");
  await tab.type(field("Website"), "https://shop.example");
  await tab.type(field("Payment callback URL"), url);
  await tab.press("Enter");
  await says(tab, "Application created");
}

async function seeSecret(tab: Tab, service: Service, email: string): Promise<string> {
  await tab.click(button("Credentials of application Web shop"));
  await says(tab, "Important data, avoid leaking");
  await says(tab, `We sent a code to ${email}.`);
  await tab.type(field("Verification code"), await service.latestCode(email));
  await tab.click(button("Continue"));
  await tab.click(button("Show AppSecret"));
  const secret = await until("the AppSecret", () =>
    tab.read<string>(
      `/AppSecret\\s*([0-9A-Za-z_]{32,})/.exec(document.querySelector('[role=dialog]')?.innerText ?? '')?.[1]`,
    ),
  );
  await closeDialog(tab);
  return secret;
}

async function testCallback(tab: Tab) {
  await tab.click({ role: "button", name: /^Details of APP/ });
  await tab.click(button("Test the payment callback"));
  await until("the answer of the receiver", () =>
    tab.read<boolean>(String.raw`/\b200\b/.test(document.querySelector('[role=dialog]')?.innerText ?? '')`),
  );
  await closeDialog(tab);
}

async function exportOrders(tab: Tab) {
  await tab.click({ role: "link", name: "My orders" });
  // The previous screen has such a button, too, and stays until this one is rendered.
  await until("the orders", () => tab.read<boolean>("document.querySelector('h1')?.innerText === 'My orders'"));
  await tab.click(button("Export"));
  await tab.click({ role: "menuitem", name: /^CSV file Columns/ });
  await says(tab, ": 1 of 1 written.");
}

async function leaveInChinese(tab: Tab) {
  await tab.choose({ role: "combobox", name: "Language" }, "zh-TW");
  // Announced after the reload; clicks before it would be lost.
  await says(tab, "語言已切換");
  await tab.click({ role: "button", name: /您的帳戶$/ });
  await tab.click({ role: "menuitem", name: "登出" });
  await says(tab, "您已登出");
  await arrives(tab, "/login");
}

/** Waits until the dialog is removed, since it covers what is clicked next. */
async function closeDialog(tab: Tab) {
  await tab.press("Escape");
  await until("the page below", () => tab.read<boolean>("document.querySelector('[role=dialog]') === null"));
}

const button = (name: string) => ({ role: "button", name });
const field = (label: string) => ({ label });

const path = (tab: Tab) => tab.read<string>("location.pathname");

async function arrives(tab: Tab, there: string): Promise<void> {
  await until(`the address ${there}`, async () => (await path(tab)) === there);
}

/** Waits until a text is shown or announced. Announcements are cleared, since the same text may come again. */
async function says(tab: Tab, words: string): Promise<void> {
  await until(`the words "${words}"`, () =>
    tab.read<boolean>(
      `([document.body.innerText, ...(globalThis.announced ?? [])].join().includes(${JSON.stringify(words)})
        && Boolean((globalThis.announced ?? []).splice(0)))`,
    ),
  );
}
