import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInstance } from "i18next";
import type { ReactNode } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import type { Credentials, LoginData } from "#contracts/account/login.ts";
import { applicationStatus } from "#contracts/applications/application.ts";
import { noticeStatus } from "#contracts/bills/notice-status.ts";
import type { Answer } from "#contracts/envelope.ts";
import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";
import { type MerchantPackage, merchantPackage } from "#contracts/orders/list-packages.ts";
import { payStatus } from "#contracts/orders/order.ts";
import { session } from "#machines/account/session.ts";
import type { User } from "#machines/account/user.ts";
import { orderPlacement } from "#machines/orders/order-placement.ts";
import type { Problem } from "#machines/problem.ts";
import { messages } from "#machines/shell/messages.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { IdentityProblem } from "#src/account/identity/IdentityProblem.tsx";
import { LoginScreen } from "#src/account/LoginScreen.tsx";
import { ApplicationStatus } from "#src/applications/ApplicationStatus.tsx";
import { NoticeTag } from "#src/bills/NoticeTag.tsx";
import { spoken, wordsOf } from "#src/dashboard/testing/spoken.tsx";
import { OrderStatus } from "#src/orders/OrderStatus.tsx";
import { PackageChoice } from "#src/orders/packages/PackageChoice.tsx";
import { TermChoice } from "#src/orders/packages/TermChoice.tsx";
import { ServicesContext } from "#src/services/services.ts";
import { SideMenu } from "#src/shell/layout/SideMenu.tsx";
import { MessageTabs } from "#src/shell/messages/MessageTabs.tsx";
import { ThemeSelect } from "#src/shell/settings/ThemeSelect.tsx";
import { Copyright } from "#src/ui/brand/Copyright.tsx";
import type { Area } from "#src/ui/language/typed-texts.ts";
import { ProblemText } from "#src/ui/problem/ProblemText.tsx";
import { QUOTED_TEXTS } from "./quoted-texts.ts";
import { stillServices } from "./testing/still-services.ts";

const ROOT = join(import.meta.dirname, "../..");
const LOCALE = join(ROOT, "locales/en-US");
const SPECIFIED = /^\d\.\d{1,2}$/;

let screen = "";
beforeAll(async () => {
  screen = wordsOf(await spoken("en-US", areas(), await everyView()));
});

describe.each(QUOTED_TEXTS.map((row) => ({ ...row, name: `${row.clause} ${row.quoted}` })))("$name", (row) => {
  const { clause, quoted, key, shown, record, proof } = row;

  test("is written so in locales/en-US", async () => {
    expect(clause).toMatch(SPECIFIED);
    if (key === null) return;
    const t = await english();
    expect(t(key, { year: "2024", months: "3 months" })).toBe(shown);
  });

  test("stands to the letter where it is quoted, or a record says why not", () => {
    const isQuoted = !quoted.startsWith("(");
    const isOther = isQuoted && !shown.toLowerCase().includes(quoted.toLowerCase());
    if (isOther || record) expect(readdirSync(join(ROOT, "docs/decisions")).join()).toContain(`${record}-`);
  });

  test("is on screen when it happens", () => {
    if (proof === "view") {
      expect(screen).toContain(shown);
      return;
    }
    expect(existsSync(join(ROOT, proof))).toBe(true);
    const proves = readFileSync(join(ROOT, proof), "utf8");
    expect(proves).toMatch(literalOf(shown));
  });
});

test("the theme is light before anything is chosen (2.39)", { tags: ["2.39.a"] }, async () => {
  expect(await spoken("en-US", ["settings"], <ThemeSelect />)).toMatch(/<option value="light"[^>]* selected="">Light/);
});

describe("on screen, word for word", () => {
  test("the entries of the menu, in their order", { tags: ["2.34.a"] }, () => {
    for (const entry of ENTRIES) expect(screen).toContain(entry);
    const places = ENTRIES.map((entry) => screen.indexOf(entry));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test("the tabs of the message box", { tags: ["2.36.a"] }, () => {
    expect(screen).toMatch(/Messages.*Notices.*To-dos/);
  });

  test("every status of an order, of an application, and of a bill's notice", {
    tags: ["4.4.a", "4.5.a", "4.6.a"],
  }, () => {
    expect(screen).toContain("Pending payment Confirming Paid Cancelled Confirmation failed");
    expect(screen).toContain("Normal Stopped");
    expect(screen).toContain("Not notified Notified Notice failed");
  });

  test("a confirmation and a notice that failed", { tags: ["8.9.b", "8.9.c"] }, () => {
    expect(screen).toContain("Confirmation failed");
    expect(screen).toContain("Notice failed");
  });

  test("ordering without a package", { tags: ["5.8.a", "8.9.a"] }, () => {
    expect(screen).toContain("Please select the current package first");
  });

  test("a refusal without words, and a failure of which nothing is known", { tags: ["8.2.b", "8.4.b"] }, async () => {
    const said = async (problem: Problem) => wordsOf(await spoken("en-US", areas(), <ProblemText problem={problem} />));
    expect(await said({ kind: "refused", errCode: "9999", errMsg: "" })).toBe("Error");
    expect(await said({ kind: "failed" })).toBe("Request Error");
  });

  test("a sign-in that failed", { tags: ["8.6.a"] }, () => {
    expect(screen).toContain("Login error, please refresh and retry");
  });

  test("an e-mail that is registered already", { tags: ["8.7.a", "5.5.a"] }, () => {
    expect(screen).toContain("This e-mail is already registered. Please sign in instead.");
  });

  test("the faults of the identity library", { tags: ["8.13.a", "8.13.b"] }, () => {
    expect(screen).toContain("clientId is required");
    expect(screen).toContain("Failed to load the Google 3P Authorization JavaScript Library.");
  });

  test("a package's terms and its limits", { tags: ["9.4.a", "9.4.b", "9.4.c", "3.6.a", "3.6.b", "1.1.b"] }, () => {
    expect(screen).toContain("Quarter (3 months)");
    expect(screen).toContain("1 month");
    expect(screen).toContain("Unlimited");
    expect(screen.replaceAll("\u00A0", " ")).toContain("9.90 USDT");
  });

  test("the copyright", { tags: ["9.12.a"] }, () => expect(screen).toContain("© 2024 Merchant Console"));

  test("the form of the sign-in", { tags: ["2.21.a", "2.21.b", "2.21.c", "2.21.d"] }, async () => {
    const markup = await spoken("en-US", areas(), await everyView());
    expect(markup).toMatch(/<input[^>]*type="email"/);
    expect(markup).toMatch(/<input[^>]*type="password"/);
    expect(markup).toMatch(/type="checkbox".*Remember/);
    expect(markup).toMatch(/<a[^>]*href="\/forget[^>]*>[^<]*Forgot/);
    expect(markup).toMatch(/<a[^>]*href="\/register/);
  });
});

describe("written word for word for what only a browser shows", () => {
  test("the dialog of a session that has ended", { tags: ["8.3.d", "8.3.e", "8.3.g"] }, async () => {
    const t = await english();
    expect(t("shell:ended.text", {})).toBe(
      "You have been logged out, you can cancel to stay on this page, or log in again",
    );
    expect(t("shell:ended.signIn", {})).toBe("Re-Login");
    expect(t("shell:notice.signedOut", {})).toBe("Logout succeed");
  });

  test("the notices of the server's menu", { tags: ["8.5.a", "8.5.b", "8.5.c"] }, async () => {
    const t = await english();
    expect(t("frame:serverMenu.loading", {})).toBe("Loading the menu from the server…");
    expect(t("frame:serverMenu.success", {})).toBe("The menu now comes from the server");
    expect(t("frame:serverMenu.error", {})).toBe(
      "The server's menu could not be loaded. The console's own menu stays.",
    );
  });
});

const ENTRIES = [
  "Console",
  "My orders",
  "My applications",
  "Application bills",
  "Recharge bills",
  "Transaction records",
  "Transaction callbacks",
  "My wallet",
  "My currencies",
  "Currency list",
  "User center",
];

/** A text as a whole literal of a test, with any expression in the place of what differs each time. */
function literalOf(shown: string): RegExp {
  const parts = shown.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^$(){}|[\]\\]/g, "\\$&"));
  return new RegExp(`["'\`]${parts.join("\\$\\{[^}]+\\}")}["'\`]`);
}

/** What the console says of each of these situations, one after another. */
async function everyView(): Promise<ReactNode> {
  const placement = createActor(
    orderPlacement.provide({
      actors: {
        listPackages: fromPromise<Answer<{ items: MerchantPackage[] }>>(async () => accepted({ items: PACKAGES })),
      },
    }),
    { input: { requestKey: "once" } },
  ).start();
  await waitFor(placement, (current) => current.matches("choosing"), { timeout: 2_000 });
  placement.send({ type: "SUBMITTED" });
  const placing = { actor: placement, snapshot: placement.getSnapshot() };
  const services = stillServices();
  const refusedSession = createActor(
    session.provide({
      actors: {
        restoreSession: fromPromise<User | null>(async () => null),
        signIn: fromPromise<Answer<LoginData>, Credentials>(async () => refusal("2001")),
      },
      actions: { clearSession: () => {}, rememberEmail: () => {} },
    }),
  ).start();
  await waitFor(refusedSession, (current) => current.matches({ identity: "signedOut" }), { timeout: 2_000 });
  refusedSession.send({ type: "SIGN_IN", email: "merchant@example.com", password: "Wrong1234", remember: false });
  await waitFor(refusedSession, ({ context }) => context.problem !== null, { timeout: 2_000 });
  const refused = { kind: "refused", errCode: "9999", errMsg: "" } as const;
  return (
    <ServicesContext value={services}>
      <SideMenu />
      <MessageTabs id="box" ref={null} context={createActor(messages).getSnapshot().context} onChosen={() => {}} />
      <ThemeSelect />
      {payStatus.options.map((status) => (
        <OrderStatus key={status} status={status} />
      ))}
      {applicationStatus.options.map((status) => (
        <ApplicationStatus key={status} status={status} />
      ))}
      {noticeStatus.options.map((status) => (
        <NoticeTag key={status} status={status} />
      ))}
      <PackageChoice {...placing} present={null} />
      <TermChoice {...placing} />
      <p>
        <ProblemText problem={refused} />
      </p>
      <p>
        <ProblemText problem={{ ...refused, errCode: PROPOSED_CODES.emailAlreadyRegistered }} />
      </p>
      <p>
        <ProblemText problem={{ kind: "failed" }} />
      </p>
      <IdentityProblem problem="clientIdMissing" />
      <IdentityProblem problem="scriptFailed" />
      <Copyright />
      <ServicesContext value={{ ...services, session: refusedSession }}>
        <LoginScreen />
      </ServicesContext>
    </ServicesContext>
  );
}

const PACKAGES = [
  merchantPackage.parse({
    id: "1",
    name: "Standard",
    limits: { wallets: 1, currencies: 2, applications: null },
    terms: [
      { unit: "month", months: 1, amount: "9.90" },
      { unit: "quarter", months: 3, amount: "29.90" },
    ],
  }),
];

function areas(): Area[] {
  return readdirSync(LOCALE).map((file) => file.replace(".json", "") as Area);
}

/** The texts of en-US as i18next gives them, one text within another included. */
async function english() {
  const i18n = createInstance();
  const resources = Object.fromEntries(
    readdirSync(LOCALE).map((file) => [
      file.replace(".json", ""),
      JSON.parse(readFileSync(join(LOCALE, file), "utf8")) as object,
    ]),
  );
  await i18n.init({ lng: "en-US", resources: { "en-US": resources }, interpolation: { escapeValue: false } });
  return (key: string, values: object) => String(i18n.t(key as never, values as never));
}
