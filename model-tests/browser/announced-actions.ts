import { expect } from "vitest";
import { mockCalls } from "#model-tests/situations/mocks.ts";
import { passwordDialog, profileForm, registrationForm, signInForm, userMenu } from "./areas/account.ts";
import { currencySwitches } from "./areas/currencies.ts";
import { openSettings } from "./areas/frame.ts";
import { packageChoice, payDialog } from "./areas/orders.ts";
import { lostConnection, newerRelease } from "./areas/screen-situations.ts";
import type { Person } from "./person.ts";
import { type Merchant, newEmail, type Service } from "./service.ts";

type Stage = { person: Person; merchant: Merchant; service: Service };
/** An action and its announcement. It starts at a path, or where the previous action ended. */
type Act = {
  name: string;
  at?: string;
  prepare?: (stage: Stage) => Promise<unknown>;
  act: (stage: Stage) => Promise<unknown>;
  announces: RegExp | string;
};

/** Actions of visitors. */
export const VISITOR_ACTIONS: readonly Act[] = [
  {
    name: "sending a code",
    at: "/register",
    prepare: ({ person }) => registrationForm(person).email.fill(newEmail()),
    act: ({ person }) => registrationForm(person).sendCode.press("Enter"),
    announces: /We sent a code to merchant-/,
  },
  {
    name: "a refused registration",
    act: ({ person }) => registrationForm(person).submit.press("Enter"),
    announces: "Enter the code from the email.",
  },
  {
    name: "a refused sign-in",
    at: "/login",
    prepare: async ({ person }) => {
      person.errors.allow(/Failed to load resource/);
      await person.waitForHydration();
    },
    act: ({ person, merchant }) => signInForm(person).signIn({ email: merchant.email, password: "Not-the-password-1" }),
    announces: "The email or password is incorrect.",
  },
];

/** Actions of a signed-in merchant. */
export const MERCHANT_ACTIONS: readonly Act[] = [
  {
    name: "ordering without a package",
    at: "/order/packages",
    prepare: ({ person }) => person.expectState("orderPlacement", "choosing"),
    act: ({ person }) => packageChoice(person).order.press("Enter"),
    announces: "Please select the current package first",
  },
  {
    name: "placing an order",
    prepare: ({ person }) => packageChoice(person).cards.first().click(),
    act: ({ person }) => packageChoice(person).order.press("Enter"),
    announces: /^Pay order \d+/,
  },
  {
    name: "copying the amount",
    prepare: ({ person }) => person.expectState("orderPayment", "pending"),
    act: ({ person }) =>
      person.page
        .getByRole("dialog")
        .getByRole("button", { name: /^Copy.* amount/i })
        .first()
        .press("Enter"),
    announces: "Copied",
  },
  {
    name: "finishing a payment",
    act: ({ person }) => payDialog(person, codeOf(person)).finish.press("Enter"),
    announces: "Thank you. We are checking your payment; the chain needs a few minutes.",
  },
  {
    name: "a payment that is confirmed",
    prepare: ({ person }) => payDialog(person, codeOf(person)).stay.press("Enter"),
    act: async ({ person, service }) => {
      const code = codeOf(person);
      await service.pay(code, "exact");
      await expect
        .poll(async () => {
          await person.page.clock.fastForward(10_000);
          return person.machine("orderPayment", '"paid"').count();
        })
        .toBe(1);
    },
    announces: "The payment is complete.",
  },
  {
    name: "cancelling an order",
    at: "/order/list",
    prepare: async ({ person, merchant, service }) => {
      const { code } = await service.newOrder(merchant);
      await person.navigate(`/order/list?cancel=${code}`);
      // The button is disabled until the order is loaded, and Enter would press the other one.
      await payDialog(person, code).confirmCancel.and(person.page.locator(":enabled")).waitFor();
    },
    act: ({ person }) =>
      person.page
        .getByRole("alertdialog")
        .getByRole("button", { name: "Cancel the order", exact: true })
        .press("Enter"),
    announces: "The order is cancelled",
  },
  {
    name: "refreshing a list",
    at: "/order/list",
    prepare: ({ person }) => person.expectState("list", "shown"),
    act: ({ person }) => person.button("list:refresh").press("Enter"),
    announces: /^1–2 of 2$/,
  },
  {
    name: "sorting a list",
    act: ({ person }) => person.page.getByRole("columnheader").getByRole("button", { name: "Created" }).press("Enter"),
    announces: /^1–2 of 2$/,
  },
  {
    name: "searching a list",
    act: async ({ person }) => {
      const field = person.page.getByRole("searchbox").first();
      await field.fill("nothing-like-it");
      await field.press("Enter");
    },
    announces: "Nothing matches your search",
  },
  {
    name: "clearing the search",
    act: ({ person }) => person.button("list:clear").press("Enter"),
    announces: /^1–2 of 2$/,
  },
  {
    name: "moving a column",
    prepare: ({ person }) => person.button("list:columns").press("Enter"),
    act: ({ person }) => person.page.getByRole("button", { name: "Move Status forward", exact: true }).press("Enter"),
    announces: "Status is now at place 4",
  },
  {
    name: "writing a file",
    prepare: ({ person }) => person.page.keyboard.press("Escape"),
    act: async ({ person }) => {
      await person.button("list:export.button").press("Enter");
      await person.page
        .getByRole("menuitem", { name: /^CSV file/ })
        .first()
        .press("Enter");
    },
    announces: /My orders: 2 of 2 written\. The file is in your downloads\./,
  },
  {
    name: "a list that cannot be loaded",
    prepare: ({ person }) =>
      mockCalls(person, {
        "/api/Bill/List": (turn) =>
          turn === 1 ? { accepted: false, errCode: "7777", errMsg: "Not now" } : "as the service does",
      }),
    act: ({ person }) => person.navigate("/bill/list"),
    announces: /The list could not be loaded.*Not now/,
  },
  {
    name: "copying a contract",
    at: "/currencybill/list",
    prepare: ({ person }) =>
      person.page
        .getByRole("button", { name: /^Copy the contract/ })
        .first()
        .focus(),
    act: ({ person }) =>
      person.page
        .getByRole("button", { name: /^Copy the contract/ })
        .first()
        .press("Enter"),
    announces: "Copied",
  },
  {
    name: "switching a currency on",
    at: "/mycurrency/list",
    prepare: ({ person }) => person.expectState("currencySwitches", "ready"),
    act: ({ person }) => currencySwitches(person).switchOf("USDT", "TRC20").press("Space"),
    announces: /^1 of \d+ in use/,
  },
  {
    name: "a switch that is refused",
    prepare: ({ person }) =>
      mockCalls(person, { "/api/Currency/Switch": { accepted: false, errCode: "7777", errMsg: "Not that one" } }),
    act: ({ person }) => currencySwitches(person).switchOf("USDT", "ERC20").press("Space"),
    announces: /Not that one/,
  },
  {
    name: "saving the nickname",
    at: "/user/center?edit=profile",
    prepare: ({ person }) => profileForm(person).field.fill("Mei Ling"),
    act: ({ person }) => profileForm(person).save.press("Enter"),
    announces: "Nickname changed",
  },
  {
    name: "a password that may not be",
    at: "/user/center",
    prepare: ({ person }) => passwordDialog(person).open(),
    act: ({ person }) => passwordDialog(person).submit.press("Enter"),
    announces: "Enter your old password.",
  },
  {
    name: "copying the settings",
    at: "/help/guide",
    prepare: ({ person }) => openSettings(person),
    act: ({ person }) => person.button("settings:copy").press("Enter"),
    announces: "Settings copied",
  },
  {
    name: "losing the connection",
    at: "/order/list",
    prepare: ({ person }) => person.expectState("list", "shown"),
    act: ({ person }) => lostConnection(person),
    announces: /^You are offline/,
  },
  {
    name: "having it back",
    act: ({ person }) => person.page.evaluate(() => dispatchEvent(new Event("online"))),
    announces: "You are online again.",
  },
  {
    name: "a newer release",
    act: ({ person }) => newerRelease(person),
    announces: /^A new version of the console is out/,
  },
  {
    name: "signing out",
    act: async ({ person }) => {
      await userMenu(person).choose("shell:user.signOut");
      await person.expectPath(/^\/login/);
    },
    announces: "Logout succeed",
  },
];

function codeOf({ page }: Person): string {
  return new URL(page.url()).searchParams.get("pay") ?? "";
}
