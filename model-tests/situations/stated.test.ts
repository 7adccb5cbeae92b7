/*
 * Checks the specification's literal texts in the kept accessible texts of situations. The tests
 * `text-of-….browser.test.ts` compare those with the browser.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { TEXTS } from "./kept-text.ts";

test("sign-in form", { tags: ["2.21.a", "2.21.b", "2.21.c", "2.21.d"] }, () =>
  shows(
    "screens/sign-in",
    'textbox "Email"',
    'link "Forgot password?" → /forget',
    'textbox "Password"',
    'checkbox "Remember my email on this device"',
    'link "Create an account" → /register',
  ),
);

test("registration form", { tags: ["2.22.a", "2.22.b", "2.22.c"] }, () =>
  shows(
    "screens/registration",
    'textbox "Email"',
    'textbox "Verification code"',
    'button "Send code"',
    'textbox "Password"',
    'textbox "Repeat the password"',
    'link "Sign in" → /login',
  ),
);

test("forgot password: two steps and a final dialog", { tags: ["2.23.a", "2.23.b", "2.23.c", "8.10.i"] }, () => {
  shows("screens/forgot-password", "Step 1 of 2", 'textbox "Email"', 'textbox "Verification code"');
  shows("screens/choosing-another-password", 'textbox "New password"', 'textbox "Repeat the new password"');
  shows("screens/password-reset", 'dialog "Your password is reset"', "Sign in with the new password.");
});

test("change password dialog", { tags: ["2.33.a"] }, () =>
  shows(
    "screens/change-password-dialog",
    'dialog "Change password"',
    'textbox "Old password"',
    'textbox "New password"',
    'textbox "Repeat the new password"',
  ),
);

test("account forms: error messages", { tags: ["5.6.a", "8.6.a", "8.7.b", "8.8.a"] }, () => {
  shows("account/sign-in-refused", "Login error, please refresh and retry");
  shows(
    "people/registration-passwords-differ-first-one-too-weak",
    "This does not look like an email address.",
    "Enter the code from the email.",
    "The two passwords differ.",
  );
});

test("help: the email is already registered", { tags: ["5.5.a", "8.7.a"] }, () =>
  shows("screens/help-documents", "This email is already registered. Please sign in instead."),
);

test("account forms: success messages", { tags: ["8.10.c", "8.10.g"] }, () => {
  shows("people/sign-in-after-registering", "Registered. Sign in with your new password.");
  shows("account/registration-code-sent", "We sent a code to someone@merchant.example.");
});

test("identity provider: error messages", { tags: ["8.13.a", "8.13.b"] }, () => {
  shows("screens/sign-in-by-an-identity-provider", "clientId is required");
  shows(
    "people/identity-provider-script-could-not-be-loaded",
    "Failed to load the Google 3P Authorization JavaScript Library.",
  );
});

test("ended session dialog", { tags: ["8.3.b", "8.3.c", "8.3.d", "8.3.e"] }, () =>
  shows(
    "screens/ended-session",
    'alertdialog "Signed in on another device" [modal]',
    "text: You have been logged out, you can cancel to stay on this page, or log in again\n",
    'button "Cancel" [focused]',
    'button "Re-Login"',
  ),
);

test("main menu", { tags: ["2.34.a"] }, () =>
  shows(
    "screens/my-orders",
    'navigation "Main menu"',
    'link "Console"',
    'link "My orders"',
    'link "My applications"',
    'link "Application bills"',
    'link "Recharge bills"',
    'link "Transaction records"',
    'link "Transaction callbacks"',
    'link "My wallet"',
    'link "My currencies"',
    'link "Currency list"',
    'link "User center"',
  ),
);

test("navbar and copyright", { tags: ["2.35.a", "2.35.b", "2.35.c", "9.12.a"] }, () =>
  shows(
    "screens/my-orders",
    'button "Full screen"',
    'combobox "Language"',
    'button "Change to the dark theme"',
    "© 2024 Merchant Console",
  ),
);

test("user menu", { tags: ["2.35.d", "2.35.e", "2.35.f", "2.35.g"] }, () =>
  shows(
    "screens/user-menu",
    'menuitem "Edit personal info"',
    'menuitem "Change password"',
    'menuitem "Copy merchant number"',
    'menuitem "Sign out"',
  ),
);

test("message box", { tags: ["2.36.a", "2.36.b"] }, () =>
  shows("screens/message-box", 'tab "Messages"', 'tab "Notices"', 'tab "To-dos"', 'button "Switch role"'),
);

test("the settings", { tags: ["2.37.b", "2.37.c", "2.37.e", "2.37.f", "2.39.a"] }, () =>
  shows(
    "screens/settings-drawer",
    'dialog "Settings"',
    'group "Theme color"',
    'switch "Navbar"',
    'switch "Menu"',
    'switch "Top menu"',
    'switch "Footer"',
    'switch "Tab bar"',
    'slider "Menu width"',
    'option "Light" [selected]',
    'switch "Color-weak mode"',
    'combobox "Language"',
    "copy them into config.json of the console",
    'button "Close"',
    'button "Copy settings"',
  ),
);

test("the languages, each in its own", { tags: ["9.6.b", "9.6.e"] }, () =>
  shows(
    "screens/settings-drawer",
    'option "English" [selected] [lang en-US]',
    'option "繁體中文" [lang zh-TW]',
    'option "简体中文" [lang zh-CN]',
  ),
);

test("an unknown address", { tags: ["2.16.a"] }, () =>
  shows("screens/not-found", 'heading "There is no such page" [level 1]'),
);

test("the server's menu", { tags: ["8.5.a", "8.5.b", "8.5.c"] }, () => {
  shows("shell/service-menu-loading", "Loading the menu from the server…");
  shows("shell/service-menu-shown", "The menu now comes from the server");
  shows(
    "shell/service-menu-could-not-be-loaded",
    "The server's menu could not be loaded. The console's own menu stays.",
  );
});

test(
  "the console's home",
  {
    tags: ["2.24.a", "2.24.b", "2.24.c", "2.24.e", "2.24.f", "2.24.g", "2.24.h", "9.5.a"],
  },
  () =>
    shows(
      "screens/console-home",
      "Welcome, ",
      'region "Received from customers"',
      'radio "1 week"',
      'radio "1 month"',
      'radio "3 months"',
      'term "Received today"',
      'image "Received each day over 1 week (7 days).',
      'term "Account balance" [sign =]\n          - definition: 58,293.64 USDT',
      'term "Applications"\n          - definition: 3 of 10',
      'term "Available currencies"\n          - definition: 5 of 12',
      'term "Wallets"\n          - definition: 3 of 50',
      'link "Upgrade"',
    ),
);

test("a new merchant's home", { tags: ["2.24.d", "2.24.i", "2.24.m"] }, () =>
  shows(
    "screens/console-home-of-a-newcomer",
    'region "Access process"',
    "Verify your email (done)",
    "[current step]: Switch on a currency",
    'link "Add an application"',
    'link "Receive your first payment"',
    'link "Set a callback URL"',
    'link "Receive a callback"',
    'link "Choose a package"',
    "Trial version",
    'region "Quick entrances"',
    'link "My orders"',
  ),
);

test("help of four kinds", { tags: ["2.24.j", "2.24.k", "2.24.l", "2.24.n"] }, () =>
  shows(
    "screens/console-home",
    'link "Help documents" → /help/documents',
    'link "Product overview" → /help/overview',
    'link "Usage guide" → /help/guide',
    'link "Developer center" → /help/developers',
  ),
);

test("the user centre", { tags: ["2.32.a", "2.32.b"] }, () =>
  shows(
    "screens/user-centre",
    'term "Nickname"',
    'button "Edit profile"',
    "definition: demo@merchant.example",
    'term "Merchant number (user ID)"',
    'term "Role"\n          - definition: User',
  ),
);

test("the search of orders", { tags: ["2.26.a", "2.26.b", "2.26.c", "2.26.d", "4.4.a"] }, () =>
  shows(
    "screens/my-orders",
    'searchbox "Order code, package or hash"',
    'combobox "Status"',
    'option "Pending payment',
    'option "Confirming',
    'option "Paid',
    'option "Cancelled',
    'option "Confirmation failed',
    'button "Created Any"',
    'button "Reset"',
  ),
);

test("paying", { tags: ["2.26.f", "2.26.g", "2.26.h", "9.4.a"] }, () =>
  shows(
    "screens/pay-dialog",
    "Amount to pay",
    "89.90 USDT",
    'button "Copy amount"',
    'button "Copy address"',
    'button "Finish Pay"',
  ),
);

test("questions about an order", { tags: ["2.26.i", "4.4.f"] }, () => {
  shows("screens/cancel-question", 'alertdialog "Cancel order 2026112110563058?"');
  shows(
    "orders/paying-finished-link-to-my-orders-offered",
    'alertdialog "Go to my orders?"',
    'button "Go to my orders" [focused]',
  );
});

test("packages", { tags: ["1.1.b", "3.6.a", "3.6.b", "9.4.b", "9.4.c"] }, () => {
  shows(
    "screens/packages",
    'radio "1 month"',
    'radio "Quarter (3 months)"',
    "9.90 USDT 1 month Applications Up to 1 · you use 3 Currencies Up to 3 · you use 5 Wallets Up to 3 · you use 3",
    "Applications 3 used, unlimited Currencies 5 used, unlimited Wallets 3 used, unlimited",
  );
  shows("screens/console-home", "Valid until Jan 21, 2027");
});

test("ordering without a package", { tags: ["5.8.a", "8.9.a"] }, () =>
  shows("business/packages-ordered-without-a-selection", "alert: Please select the current package first\n"),
);

test("applications", { tags: ["2.27.a", "2.27.b", "2.27.c", "4.5.a", "8.11.a"] }, () => {
  shows("screens/my-applications", 'combobox "Status"', 'option "Active"', 'option "Paused"', "table");
  shows("screens/adding-an-application", 'dialog "Add application"', 'textbox "Name"', 'textbox "Website"');
  shows("applications/editing-an-application-form-open", 'dialog "Edit application APP1000200030"');
  shows("screens/gate-before-an-edit", "Important data, avoid leaking");
});

test("bills and currencies", { tags: ["2.28.a", "2.28.b", "2.29.a", "2.30.a", "4.6.a", "8.9.b", "8.9.c"] }, () => {
  shows(
    "screens/application-bills",
    'combobox "Callback"',
    'option "Not sent',
    'option "Delivered',
    'option "Callback failed',
    'button "Created Any"',
    'table "Application bills"',
  );
  shows("screens/recharge-bills", 'table "Recharge bills"');
  shows("screens/currency-list", 'combobox "Type"', 'option "Main coin"', 'option "Token"', 'table "Currency list"');
  shows("records/order-confirmation-failed", "Confirmation failed");
});

/** Expects texts in a situation, one after the other. */
function shows(situation: string, ...texts: readonly string[]) {
  let rest = readFileSync(join(TEXTS, `${situation}.yaml`), "utf8").replaceAll("\u00a0", " ");
  for (const text of texts) {
    expect(rest).toContain(text);
    rest = rest.slice(rest.indexOf(text) + text.length);
  }
}
