import type { DialogProps, DrawerProps } from "@blueprintjs/core";
import type { ReactNode } from "react";
import type { InitialEntry } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import type { CodeRequest } from "#contracts/account/send-verification-code.ts";
import type { Figures } from "#contracts/dashboard/load-figures.ts";
import type { Answer } from "#contracts/envelope.ts";
import type { Order } from "#contracts/orders/order.ts";
import { codeDelivery } from "#machines/account/code-delivery.ts";
import { forgotPassword } from "#machines/account/forgot-password.ts";
import { verification } from "#machines/account/verification.ts";
import { orderPayment } from "#machines/orders/order-payment.ts";
import { messages } from "#machines/shell/messages.ts";
import { resource } from "#machines/shell/resource.ts";
import { accepted } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { sampleOrder } from "#machines/testing/sample-order.ts";
import { AddressFields } from "#src/account/AddressFields.tsx";
import { ProfilePanel } from "#src/account/center/ProfilePanel.tsx";
import { ForgotScreen } from "#src/account/ForgotScreen.tsx";
import { ChooseStep } from "#src/account/forgot/ChooseStep.tsx";
import { DoneDialog } from "#src/account/forgot/DoneDialog.tsx";
import { IdentitySignIn } from "#src/account/identity/IdentitySignIn.tsx";
import { LoginScreen } from "#src/account/LoginScreen.tsx";
import { NewPasswordFields } from "#src/account/new-password/NewPasswordFields.tsx";
import { ChangePasswordDialog } from "#src/account/password/ChangePasswordDialog.tsx";
import { RegisterScreen } from "#src/account/RegisterScreen.tsx";
import { CodeNote } from "#src/account/SendCode.tsx";
import { AddDialog } from "#src/applications/AddDialog.tsx";
import { ApplicationDialogs } from "#src/applications/ApplicationDialogs.tsx";
import { ApplicationsScreen } from "#src/applications/ApplicationsScreen.tsx";
import { Gate } from "#src/applications/gate/Gate.tsx";
import { BillsScreen } from "#src/bills/BillsScreen.tsx";
import { RechargesScreen } from "#src/bills/RechargesScreen.tsx";
import { CurrenciesScreen } from "#src/currencies/CurrenciesScreen.tsx";
import { ConsoleScreen } from "#src/dashboard/ConsoleScreen.tsx";
import { Chart } from "#src/dashboard/chart/Chart.tsx";
import { FigureCards } from "#src/dashboard/FigureCards.tsx";
import { HelpPanel } from "#src/dashboard/HelpPanel.tsx";
import { ResourceCheck } from "#src/dashboard/resources/ResourceCheck.tsx";
import { spoken, wordsOf } from "#src/dashboard/testing/spoken.tsx";
import { CancelQuestion } from "#src/orders/cancel/CancelQuestion.tsx";
import { OrdersScreen } from "#src/orders/OrdersScreen.tsx";
import { PayActions } from "#src/orders/pay/PayActions.tsx";
import { PayInstructions } from "#src/orders/pay/PayInstructions.tsx";
import { PayOffer } from "#src/orders/pay/PayOffer.tsx";
import { type Services, ServicesContext } from "#src/services/services.ts";
import { LanguageSelect } from "#src/shell/language/LanguageSelect.tsx";
import { FullScreenToggle } from "#src/shell/layout/FullScreenToggle.tsx";
import { UserPopover } from "#src/shell/layout/UserPopover.tsx";
import { MessageTabs } from "#src/shell/messages/MessageTabs.tsx";
import { RoleEntry } from "#src/shell/messages/RoleEntry.tsx";
import { EndedDialog } from "#src/shell/session/EndedDialog.tsx";
import { SettingsDrawer } from "#src/shell/settings/SettingsDrawer.tsx";
import { ThemeToggle } from "#src/shell/theme/ThemeToggle.tsx";
import { Copyright } from "#src/ui/brand/Copyright.tsx";
import { ProgressBar } from "#src/ui/progress/ProgressBar.tsx";
import { stillServices } from "./testing/still-services.ts";

// Blueprint shows what lies over the page in a portal, which only a browser has.
vi.mock("@blueprintjs/core", async (original) => {
  const blueprint = await original<typeof import("@blueprintjs/core")>();
  const Shown = (props: DialogProps & DrawerProps) => {
    const { children, title, size, role, canOutsideClickClose, isCloseButtonShown } = props;
    return (
      <div role={role} data-size={size} data-outside={canOutsideClickClose} data-close={isCloseButtonShown}>
        <b>{title}</b>
        {children}
      </div>
    );
  };
  return { ...blueprint, Dialog: Shown, Drawer: Shown };
});

vi.mock("#src/ui/popover/AnchoredPopover.tsx", () => ({
  AnchoredPopover: ({ content }: { content: ReactNode }) => content,
}));
// What a button would copy is seen in no other way.
vi.mock("#src/ui/copy/CopyButton.tsx", () => ({
  CopyButton: ({ text, label }: { text: string; label: string }) => (
    <button type="button" aria-label={label} data-copies={text} />
  ),
}));
vi.mock("#src/ui/progress/pending.ts", () => ({ useIsFetching: () => true, useProgressLine: () => undefined }));

beforeEach(() => {
  vi.stubGlobal("document", {
    activeElement: null,
    fullscreenEnabled: true,
    fullscreenElement: null,
    getElementById: () => null,
  });
  vi.stubGlobal("localStorage", { getItem: () => null });
});

const FIGURES: Figures = {
  accountBalance: "1.5",
  mainChainAmount: "2",
  dailyCollection: "3",
  walletCount: 3,
  availableCurrencies: 5,
  applicationCount: 4,
  package: null,
  trialLimits: null,
};

const AREAS = [
  "identity",
  "bills",
  "currencies",
  "list",
  "login",
  "account",
  "applications",
  "chain",
  "dashboard",
  "frame",
  "messages",
  "orders",
  "settings",
] as const;

test("registration asks for an e-mail, its code and a password twice, and leads back", {
  tags: ["2.22.a", "2.22.b", "2.22.c"],
}, async () => {
  const markup = await markupOf(<RegisterScreen />);
  expect(fieldsOf(markup)).toEqual(["email", "code", "password", "repeat"]);
  expect(purposesOf(markup)).toEqual(["username", "one-time-code", "new-password", "new-password"]);
  expect(markup).toMatch(/<a[^>]*href="\/login"[^>]*>Sign in</);
  expect(wordsOf(markup)).toContain("Send code");
});

test("a forgotten password asks for the e-mail and its code first", { tags: ["2.23.a"] }, async () => {
  const markup = await markupOf(<ForgotScreen />);
  expect(wordsOf(markup)).toContain("Step 1 of 2");
  expect(fieldsOf(markup)).toEqual(["email", "code"]);
});

test("its second step asks for the new password twice", { tags: ["2.23.b"] }, async () => {
  const actor = createActor(forgotPassword).start();
  const markup = await markupOf(<ChooseStep actor={actor} snapshot={actor.getSnapshot()} />);
  expect(fieldsOf(markup)).toEqual(["password", "repeat"]);
});

test("its end is a dialog, which says to log in with the new password", { tags: ["2.23.c", "8.10.i"] }, async () => {
  const markup = await markupOf(<DoneDialog email="li@example.com" />);
  expect(focusedIn(markup)).toBe("Go to sign-in");
  expect(wordsOf(markup)).toBe(
    "Your password is reset Log in with the new password. For your safety, every device that was signed in has to log in again. Go to sign-in",
  );
});

test("changing the password asks for the old one, the new one, and the new one again", {
  tags: ["2.33.a"],
}, async () => {
  const markup = await markupOf(<ChangePasswordDialog onClose={() => {}} />);
  expect(fieldsOf(markup)).toEqual(["oldPassword", "password", "repeat"]);
  expect(focusedIn(markup)).toBe("oldPassword");
  expect(purposesOf(markup)).toEqual(["username", "current-password", "new-password", "new-password"]);
});

test("the dialog of a session that has ended is blocking, and titled by what the service says", {
  tags: ["8.3.b", "8.3.c", "8.3.d", "8.3.e"],
}, async () => {
  const services = stillServices();
  services.session.start();
  await waitFor(services.session, (current) => !current.matches({ identity: "restoring" }), { timeout: 2_000 });
  services.session.send({ type: "ENDED_BY_SERVICE", errMsg: "Signed in elsewhere", userInitiated: false });
  const markup = await markupOf(<EndedDialog />, services);
  expect(markup).toMatch(/^<div role="alertdialog" data-outside="false" data-close="false">/);
  expect(focusedIn(markup)).toBe("Cancel");
  expect(wordsOf(markup)).toBe(
    "Signed in elsewhere You have been logged out, you can cancel to stay on this page, or log in again Cancel Re-Login",
  );
});

test("the settings drawer is 300 wide and sets nine things, the language among them", {
  tags: ["2.37.a", "2.37.b", "2.37.c", "2.37.e", "2.37.f", "9.2.b", "9.6.b"],
}, async () => {
  const markup = await markupOf(<SettingsDrawer />);
  expect(markup).toContain('data-size="300px"');
  expect(markup).toMatch(/<button[^>]*aria-label="Close"/);
  const words = wordsOf(markup);
  expect(words).toMatch(/^Settings Theme color /);
  for (const name of ["Navbar", "Menu", "Top menu", "Footer", "Tab bar", "Menu width", "Color-weak mode", "Language"]) {
    expect(words).toContain(name);
  }
  expect(words).toContain("copy them into config.json of the console. Close Copy settings");
  expect(markup).toMatch(/<option value="en-US"[^>]*>English</);
  expect(markup).toMatch(/<option value="zh-CN"[^>]*>简体中文</);
});

test("each Chinese option says what it leads to", { tags: ["9.6.e"] }, async () => {
  const markup = await markupOf(<LanguageSelect />);
  expect(wordsOf(markup)).toBe("Language English 繁體中文 简体中文 日本語 한국어 ไทย");
  expect(markup).toMatch(/<option value="zh-TW"[^>]*>繁體中文<\/option>/);
  expect(markup).toMatch(/<option value="zh-CN"[^>]*>简体中文<\/option>/);
});

test("the bar on top changes the theme, the language, and fills the screen", {
  tags: ["2.35.a", "2.35.b", "2.35.c"],
}, async () => {
  expect(await markupOf(<ThemeToggle />)).toContain('aria-label="Change to the dark theme"');
  expect(await markupOf(<FullScreenToggle />)).toContain('aria-label="Full screen"');
  expect(await markupOf(<LanguageSelect />)).toMatch(
    /<label[^>]*><span[^>]*>Language<\/span><select><option value="en-US"/,
  );
});

test("the message box has three tabs, of which one is chosen", async () => {
  const context = createActor(messages).getSnapshot().context;
  const markup = await markupOf(<MessageTabs id="box" ref={null} context={context} onChosen={() => {}} />);
  expect(wordsOf(markup)).toBe("Messages Notices To-dos");
  const tabs = [...markup.matchAll(/<button[^>]*role="tab"[^>]*aria-selected="(\w+)"[^>]*tabindex="(-?\d)"/gi)];
  expect(tabs.map(([, isChosen, place]) => [isChosen, place])).toEqual([
    ["true", "0"],
    ["false", "-1"],
    ["false", "-1"],
  ]);
});

test("the copyright line is read out like any other text", { tags: ["9.12.a"] }, async () => {
  expect(await markupOf(<Copyright />)).toMatch(/^<small class="muted">© 2024 [^<]+<\/small>$/);
});

test("the message box switches the role", { tags: ["2.36.b"] }, async () => {
  expect(await wordsIn(<RoleEntry />)).toMatch(/Switch role$/);
});

test("the user centre shows e-mail, nickname, role and user ID, and edits the nickname", {
  tags: ["2.32.a", "2.32.b"],
}, async () => {
  const user = { id: "100234", email: "li@example.com", language: "en-US", nickName: "Li", avatar: "" };
  const services = stillServices();
  services.role.start();
  services.role.send({ type: "PROFILE_LOADED", role: "admin" });
  const markup = await markupOf(<ProfilePanel user={user} onEdit={() => {}} />, services);
  const words = wordsOf(markup);
  for (const shown of ["Nickname Li", "li@example.com", "100234", "Role Administrator"]) expect(words).toContain(shown);
  expect(markup).toMatch(/<button[^>]*aria-label="Edit profile"[^>]*aria-haspopup="dialog"/);
  expect(markup).toContain('aria-label="Copy merchant number" data-copies="100234"');
});

test("the console's home welcomes, and leads on to help of four kinds", {
  tags: ["2.24.a", "2.24.j", "2.24.k", "2.24.l", "2.24.n"],
}, async () => {
  expect(await wordsIn(<ConsoleScreen />)).toMatch(/^Welcome/);
  const help = await markupOf(<HelpPanel onCallBack={null} />);
  expect([...help.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href, name]) => [href, name])).toEqual([
    ["/help/documents", "Help documents"],
    ["/help/overview", "Product overview"],
    ["/help/guide", "Usage guide"],
    ["/help/developers", "Developer center"],
  ]);
});

test("the gate reminds that the data is important", { tags: ["8.11.a"] }, async () => {
  const actor = createActor(verification, {
    input: { email: "li@example.com", purpose: "editApplication", applicationCode: "1" },
  });
  expect(await wordsIn(<Gate actor={actor.start()} again={null} />)).toContain("Important data, avoid leaking");
});

test("the pay dialog says what to pay, copies it, and finishes the payment", {
  tags: ["2.26.f", "2.26.g", "2.26.h"],
}, async () => {
  const { actor, snapshot } = await pendingPayment();
  const instructions = await markupOf(<PayInstructions order={sampleOrder("pending")} onWindowEnded={() => {}} />);
  expect(wordsOf(instructions)).toContain("Amount to pay 29.90 USDT");
  expect(instructions).toContain('aria-label="Copy amount" data-copies="29.90"');
  expect(await wordsIn(<PayActions actor={actor} snapshot={snapshot} onClose={() => {}} />)).toMatch(/Finish Pay$/);
});

test("whoever has paid is asked whether to go to their orders", { tags: ["4.4.f"] }, async () => {
  const { actor } = await pendingPayment();
  const markup = await markupOf(<PayOffer actor={actor} isPaid={false} />);
  expect(wordsOf(markup)).toMatch(/Go to my orders$/);
  expect(markup).toMatch(/^<div role="alertdialog"/);
  expect(focusedIn(markup)).toBe("Go to my orders");
});

test("cancelling an order asks first", { tags: ["2.26.i"] }, async () => {
  const { actor, snapshot } = await pendingPayment();
  expect(await wordsIn(<CancelQuestion actor={actor} snapshot={snapshot} />)).toMatch(/^Cancel order .*\?/);
});

test("what is being fetched shows a thin line, and no spinner", { tags: ["9.9.a"] }, async () => {
  expect(await markupOf(<ProgressBar />)).toBe('<div class="progress-line" aria-hidden="true"></div>');
});

test("a chart is as wide and as high as its place", { tags: ["9.9.b"] }, async () => {
  expect(await markupOf(<Chart>{() => null}</Chart>)).toMatch(/^<div style="width:100%;height:100%">/);
});

test("the menu of the merchant's own button", { tags: ["2.35.d", "2.35.e", "2.35.f", "2.35.g"] }, async () => {
  const user = { id: "100234", email: "li@example.com", language: "en-US", nickName: "Li", avatar: "" };
  const anchored = { anchor: Object(null), isOpen: true, onClose: () => {} };
  const words = await wordsIn(<UserPopover {...anchored} user={user} onPassword={() => {}} />);
  for (const entry of ["Edit personal info", "Change password", "Copy merchant number", "Sign out"]) {
    expect(words).toContain(entry);
  }
});

test("the account's balance, and how much of everything there is", {
  tags: ["2.24.b", "2.24.e", "2.24.f"],
}, async () => {
  const snapshot = createActor(resource, { input: { wanted: null } }).getSnapshot();
  const held = { snapshot, value: FIGURES, refresh: () => {} };
  expect(await wordsIn(<FigureCards figures={held} hasReceipts={false} />)).toContain("Account balance 1.50 USDT");
  const words = await wordsIn(<ResourceCheck figures={FIGURES} failed={false} />);
  for (const count of ["Applications 4", "Available currencies 5", "Wallets 3"]) expect(words).toContain(count);
});

test("a code that is empty, and passwords that are not equal", { tags: ["8.7.b", "8.8.a", "5.6.a"] }, async () => {
  const fields = { email: "li@example.com", code: "", password: "Sunrise42", repeat: "Sunrise43" };
  const onTyped = () => {};
  const address = (
    <AddressFields fields={fields} issues={{ code: "required" }} delivery={undefined} onTyped={onTyped} />
  );
  expect(await wordsIn(address)).toContain("Enter the code from the e-mail.");
  const again = (
    <NewPasswordFields
      labels={{ password: "New password", repeat: "Repeat" }}
      fields={fields}
      issues={{ repeat: "different" }}
      email=""
      onTyped={onTyped}
    />
  );
  expect(await wordsIn(again)).toContain("The two passwords differ.");
});

test("the identity provider's button is outlined and large", { tags: ["9.10.b"] }, async () => {
  expect(await markupOf(<IdentitySignIn />)).toMatch(/<button[^>]*class="(?=[^"]*bp6-large)(?=[^"]*bp6-outlined)/);
});

test("the orders are a list with a search by status, code and days, which can be reset", {
  tags: ["2.26.a", "2.26.b", "2.26.c", "2.26.d"],
}, async () => {
  const markup = await markupOf(<OrdersScreen />, stillServices(), "/order/list?status=paid");
  const words = wordsOf(markup);
  expect(words).toMatch(/^My orders .* Status Any Pending payment Confirming Paid Cancelled Confirmation failed /);
  expect(markup).toMatch(/<input[^>]*aria-label="Order code, package or hash"[^>]*type="search"/);
  expect(words).toContain("Created Any");
  expect(words).toContain("Reset");
});

test("the applications are a list, to which a dialog adds one", { tags: ["2.27.a", "2.27.b"] }, async () => {
  expect(await wordsIn(<ApplicationsScreen />)).toMatch(/^My applications .* Add application Status Any Normal/);
  const dialog = await markupOf(<AddDialog onClose={() => {}} onChanged={() => {}} />);
  expect(dialog).toMatch(/name="name".*name="address"/);
});

test("another dialog edits an application", { tags: ["2.27.c"] }, async () => {
  const opened = { name: "edit", about: "APP1" } as const;
  const dialogs = <ApplicationDialogs opened={opened} onOpen={() => {}} onClose={() => {}} onChanged={() => {}} />;
  expect(await wordsIn(dialogs)).toMatch(/^Edit application APP1/);
});

test("application bills, recharge bills and currencies are lists, the bills with filters", {
  tags: ["2.28.a", "2.28.b", "2.29.a", "2.30.a"],
}, async () => {
  expect(await wordsIn(<BillsScreen />)).toMatch(
    /^Application bills .* Notice Any Not notified Notified Notice failed Application code Created Any /,
  );
  expect(await wordsIn(<RechargesScreen />)).toMatch(/^Recharge bills .* Paid at Any More filters/);
  expect(await wordsIn(<CurrenciesScreen />)).toMatch(/^Currency list .* Type Any Main coin Token /);
});

test("a code that was sent, and a registration that is done", { tags: ["8.10.c", "8.10.g"] }, async () => {
  const sent = deferredCall<Answer<unknown>, CodeRequest>();
  const actor = createActor(codeDelivery.provide({ actors: { sendCode: sent.logic } }), {
    input: { purpose: "register" },
  }).start();
  actor.send({ type: "SEND_REQUESTED", email: "li@example.com" });
  await sent.answers(accepted(null));
  const note = wordsOf(await markupOf(<CodeNote actor={actor} email="" />));
  actor.stop();
  expect(note).toBe("We sent a code to li@example.com. It can take a minute; look in your spam folder too.");

  const services = stillServices();
  const arrived = { pathname: "/login", state: { email: "li@example.com", after: "registration" } };
  const markup = await markupOf(<LoginScreen />, services, arrived);
  expect(wordsOf(markup)).toContain("Registered. Sign in with your new password.");
  expect(purposesOf(markup)).toEqual(["username", "current-password"]);
});

/** A payment that waits for the merchant. */
async function pendingPayment() {
  const load = deferredCall<Answer<Order>, { code: string; userInitiated: boolean }>();
  const actor = createActor(orderPayment.provide({ actors: { loadOrder: load.logic } }), { input: { code: "1" } });
  actor.start();
  await load.answers(accepted(sampleOrder("pending")));
  return { actor, snapshot: actor.getSnapshot() };
}

/** The names of the fields that a person fills in, in their order. */
function fieldsOf(markup: string): string[] {
  return [...markup.matchAll(/<input(?![^>]*hidden)[^>]* name="(\w+)"/g)].map(([, name = ""]) => name);
}

/** What those fields are to a password manager. */
function purposesOf(markup: string): string[] {
  return [...markup.matchAll(/<input[^>]* autoComplete="([\w-]+)"/gi)].map(([, purpose = ""]) => purpose);
}

/** The button, by its words, or the field, by its name, that has the focus at first; "" for none. */
function focusedIn(markup: string): string {
  const [tag = ""] = /<(?:input|button)(?=[^>]* autofocus="")[^>]*>(?:(?!<\/button>).)*/i.exec(markup) ?? [];
  return tag.startsWith("<input") ? (fieldsOf(tag)[0] ?? "") : wordsOf(tag);
}

function markupOf(view: ReactNode, services: Services = stillServices(), at: InitialEntry = "/"): Promise<string> {
  return spoken("en-US", AREAS, <ServicesContext value={services}>{view}</ServicesContext>, at);
}

async function wordsIn(view: ReactNode): Promise<string> {
  return wordsOf(await markupOf(view)).replaceAll("\u00A0", " ");
}
