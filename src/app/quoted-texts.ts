/**
 * Where a text of the specification is compared literally with what is on screen: in the test of this file, which renders
 * the view, or in another test that reads it when it happens.
 */
type Proof = "view" | `model-tests/${string}.ts` | `sandbox/${string}.test.ts` | `src/${string}.test.${"ts" | "tsx"}`;

/** One text that the specification quotes or fixes. */
export type QuotedText = {
  clause: string;
  /** As the specification writes it; in brackets where it describes a text and does not quote it. */
  quoted: string;
  /** Its place in `locales/`; null for what another party says, and the console shows as it is. */
  key: string | null;
  /** What is on screen in English, literally; what differs each time in double braces. */
  shown: string;
  /** The record that says why that is other words than the quoted ones. */
  record?: `${number}`;
  proof: Proof;
};

const STAND_IN = "model-tests/stand-in/journeys.ts";
const APPLICATIONS = "model-tests/journeys/applications.browser.test.ts";

/**
 * Every text that the specification quotes or fixes, with what the console says. What it describes, it leaves to us:
 * those rows say how it came out. The test beside compares them with locales/en-US and with what is on screen.
 */
export const QUOTED_TEXTS: readonly QuotedText[] = [
  // The entries of the menu (2.34)
  { clause: "2.34", quoted: "(console)", key: "frame:menu.console", shown: "Console", proof: "view" },
  { clause: "2.34", quoted: "(my orders)", key: "frame:menu.orders", shown: "My orders", proof: "view" },
  { clause: "2.34", quoted: "(application bills)", key: "frame:menu.bills", shown: "Application bills", proof: "view" },
  {
    clause: "2.34",
    quoted: "(recharge bill)",
    key: "frame:menu.rechargeBills",
    shown: "Recharge bills",
    record: "141",
    proof: "view",
  },
  { clause: "2.34", quoted: "(my wallet)", key: "frame:menu.wallet", shown: "My wallet", proof: "view" },
  {
    clause: "2.34",
    quoted: "(my applications)",
    key: "frame:menu.applications",
    shown: "My applications",
    proof: "view",
  },
  {
    clause: "2.34",
    quoted: "(transaction callback)",
    key: "frame:menu.callbacks",
    shown: "Transaction callbacks",
    record: "141",
    proof: "view",
  },
  { clause: "2.34", quoted: "(my currencies)", key: "frame:menu.myCurrencies", shown: "My currencies", proof: "view" },
  {
    clause: "2.34",
    quoted: "(transaction records)",
    key: "frame:menu.transactions",
    shown: "Transaction records",
    proof: "view",
  },
  { clause: "2.34", quoted: "(currency list)", key: "frame:menu.currencyList", shown: "Currency list", proof: "view" },
  {
    clause: "2.34",
    quoted: "(user centre)",
    key: "frame:menu.userCenter",
    shown: "User center",
    record: "141",
    proof: "view",
  },
  // The message box (2.36)
  { clause: "2.36", quoted: "Message", key: "messages:tab.message", shown: "Messages", record: "141", proof: "view" },
  { clause: "2.36", quoted: "Notice", key: "messages:tab.notice", shown: "Notices", record: "141", proof: "view" },
  { clause: "2.36", quoted: "Todo", key: "messages:tab.todo", shown: "To-dos", record: "141", proof: "view" },
  // The settings drawer (2.37) and the default theme (2.39)
  {
    clause: "2.37",
    quoted: "Close",
    key: "settings:close",
    shown: "Close",
    proof: "model-tests/journeys/settings.browser.test.ts",
  },
  {
    clause: "2.37",
    quoted: "Copy settings",
    key: "settings:copy",
    shown: "Copy settings",
    proof: "model-tests/journeys/settings.browser.test.ts",
  },
  { clause: "2.39", quoted: "(light theme)", key: "settings:theme.light", shown: "Light", proof: "view" },
  // States (4.4 to 4.6)
  {
    clause: "4.4",
    quoted: "Finish Pay",
    key: "orders:pay.finish",
    shown: "Finish Pay",
    proof: "model-tests/journeys/payments.browser.test.ts",
  },
  { clause: "4.4", quoted: "(pending payment)", key: "orders:status.pending", shown: "Pending payment", proof: "view" },
  {
    clause: "4.4",
    quoted: "(payment complete, paid)",
    key: "orders:status.paid",
    shown: "Paid",
    proof: "view",
  },
  { clause: "4.4", quoted: "(cancelled)", key: "orders:status.cancelled", shown: "Cancelled", proof: "view" },
  {
    clause: "4.4",
    quoted: "(waiting: confirmation, checking)",
    key: "orders:status.waiting",
    shown: "Confirming",
    record: "141",
    proof: "view",
  },
  {
    clause: "4.4",
    quoted: "(confirmation failed)",
    key: "orders:status.failed",
    shown: "Confirmation failed",
    proof: "view",
  },
  { clause: "4.5", quoted: "(normal, enabled)", key: "applications:status.enabled", shown: "Normal", proof: "view" },
  { clause: "4.5", quoted: "(stop, disabled)", key: "applications:status.disabled", shown: "Stopped", proof: "view" },
  { clause: "4.6", quoted: "(not notified)", key: "bills:notice.notNotified", shown: "Not notified", proof: "view" },
  { clause: "4.6", quoted: "(success)", key: "bills:notice.success", shown: "Notified", record: "141", proof: "view" },
  { clause: "4.6", quoted: "(failed)", key: "bills:notice.failed", shown: "Notice failed", proof: "view" },
  // Validation (5.2 to 5.8)
  {
    clause: "5.2",
    quoted: "(e-mail format error)",
    key: "login:issue.emailFormat",
    shown: "This does not look like an e-mail address.",
    record: "141",
    proof: "model-tests/journeys/signing-in.browser.test.ts",
  },
  {
    clause: "5.8",
    quoted: "Please select the current package first",
    key: "orders:packages.packageMissing",
    shown: "Please select the current package first",
    proof: "view",
  },
  // The error catalogue (8)
  { clause: "8.2", quoted: "Error", key: "shell:fault.unnamed", shown: "Error", proof: "view" },
  {
    clause: "8.3",
    quoted: "You have been logged out, you can cancel to stay on this page, or log in again",
    key: "shell:ended.text",
    shown: "You have been logged out, you can cancel to stay on this page, or log in again",
    proof: STAND_IN,
  },
  { clause: "8.3", quoted: "Re-Login", key: "shell:ended.signIn", shown: "Re-Login", proof: STAND_IN },
  { clause: "8.3", quoted: "Logout succeed", key: "shell:notice.signedOut", shown: "Logout succeed", proof: STAND_IN },
  { clause: "8.4", quoted: "Request Error", key: "shell:fault.request", shown: "Request Error", proof: "view" },
  {
    clause: "8.5",
    quoted: "(loading)",
    key: "frame:serverMenu.loading",
    shown: "Loading the menu from the server…",
    proof: "model-tests/journeys/settings.browser.test.ts",
  },
  {
    clause: "8.5",
    quoted: "(success)",
    key: "frame:serverMenu.success",
    shown: "The menu now comes from the server",
    proof: "model-tests/journeys/settings.browser.test.ts",
  },
  {
    clause: "8.5",
    quoted: "(error)",
    key: "frame:serverMenu.error",
    shown: "The server's menu could not be loaded. The console's own menu stays.",
    proof: "model-tests/journeys/settings.browser.test.ts",
  },
  {
    clause: "8.6",
    quoted: "Login error, please refresh and retry",
    key: "login:failed",
    shown: "Login error, please refresh and retry",
    proof: "view",
  },
  {
    clause: "8.7",
    quoted: "(e-mail already exists)",
    key: "shell:refusal.emailAlreadyRegistered",
    shown: "This e-mail is already registered. Please sign in instead.",
    proof: "view",
  },
  {
    clause: "8.7",
    quoted: "(verification code empty)",
    key: "account:register.issue.codeRequired",
    shown: "Enter the code from the e-mail.",
    record: "141",
    proof: "model-tests/journeys/account-forgot.browser.test.ts",
  },
  {
    clause: "8.8",
    quoted: "(passwords not equal, re-enter)",
    key: "account:register.issue.repeatDifferent",
    shown: "The two passwords differ.",
    record: "141",
    proof: "model-tests/journeys/signing-in.browser.test.ts",
  },
  {
    clause: "8.10",
    quoted: "(copy success)",
    key: "shell:copy.done",
    shown: "Copied",
    proof: "model-tests/journeys/currencies.browser.test.ts",
  },
  {
    clause: "8.10",
    quoted: "(order created)",
    key: "orders:packages.ordered",
    shown: "Order {{code}} created",
    proof: "model-tests/journeys/whole-story.browser.test.ts",
  },
  {
    clause: "8.10",
    quoted: "(verification sent to e-mail)",
    key: "account:register.codeSent",
    shown: "We sent a code to {{email}}. It can take a minute; look in your spam folder too.",
    proof: "model-tests/journeys/signing-in.browser.test.ts",
  },
  {
    clause: "8.10",
    quoted: "(registered)",
    key: "login:registered",
    shown: "Registered. Sign in with your new password.",
    proof: STAND_IN,
  },
  {
    clause: "8.10",
    quoted: "(login welcome)",
    key: "shell:notice.welcome",
    shown: "You are signed in. Welcome.",
    proof: STAND_IN,
  },
  {
    clause: "8.10",
    quoted: "(app created)",
    key: "applications:add.done",
    shown: "Application created",
    proof: APPLICATIONS,
  },
  {
    clause: "8.10",
    quoted: "(edit success)",
    key: "applications:edit.done",
    shown: "Changes saved",
    proof: APPLICATIONS,
  },
  {
    clause: "8.10",
    quoted: "(verification success)",
    key: "applications:gate.passed",
    shown: "Verification succeeded",
    proof: APPLICATIONS,
  },
  {
    clause: "8.10",
    quoted: "(nickname change success)",
    key: "account:profileEdit.nicknameSaved",
    shown: "Nickname changed",
    proof: STAND_IN,
  },
  {
    clause: "8.10",
    quoted: "(password reset success: log in with the new password)",
    key: "account:forgot.doneText",
    shown: "Log in with the new password. For your safety, every device that was signed in has to log in again.",
    proof: STAND_IN,
  },
  {
    clause: "8.11",
    quoted: "(important data, avoid leaking)",
    key: "applications:gate.reminder",
    shown: "Important data, avoid leaking",
    proof: APPLICATIONS,
  },
  {
    clause: "8.12",
    quoted: "not logged in",
    key: null,
    shown: "not logged in",
    proof: "model-tests/journeys/messages.browser.test.ts",
  },
  {
    clause: "8.12",
    quoted: "request succeeded",
    key: null,
    shown: "request succeeded",
    proof: "sandbox/mock/mock.test.ts",
  },
  { clause: "8.13", quoted: "clientId is required", key: null, shown: "clientId is required", proof: "view" },
  {
    clause: "8.13",
    quoted: "Failed to load the Google 3P Authorization JavaScript Library.",
    key: null,
    shown: "Failed to load the Google 3P Authorization JavaScript Library.",
    proof: "view",
  },
  {
    clause: "8.13",
    quoted: "(a server-side-execution message)",
    key: null,
    shown: "runs in a browser, not on a server",
    proof: "src/account/identity/load-script.test.ts",
  },
  // Constants (9)
  { clause: "9.4", quoted: "month", key: null, shown: "1 month", proof: "view" },
  { clause: "9.4", quoted: "quarter", key: "orders:packages.quarter", shown: "Quarter (3 months)", proof: "view" },
  {
    clause: "9.4",
    quoted: "(limits may be unlimited)",
    key: "orders:packages.unlimited",
    shown: "Unlimited",
    proof: "view",
  },
  {
    clause: "9.5",
    quoted: "one week",
    key: "dashboard:receipts.week",
    shown: "1 week",
    record: "141",
    proof: "src/dashboard/receipts/receipts-view.test.tsx",
  },
  {
    clause: "9.5",
    quoted: "one month",
    key: "dashboard:receipts.month",
    shown: "1 month",
    record: "141",
    proof: "src/dashboard/receipts/receipts-view.test.tsx",
  },
  {
    clause: "9.5",
    quoted: "three months",
    key: "dashboard:receipts.threeMonths",
    shown: "3 months",
    record: "141",
    proof: "src/dashboard/receipts/receipts-view.test.tsx",
  },
  {
    clause: "9.12",
    quoted: "(copyright line: 2024)",
    key: "shell:copyright",
    shown: "© 2024 Merchant Console",
    proof: "view",
  },
];
