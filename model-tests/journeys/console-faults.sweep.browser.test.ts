import { expect } from "vitest";
import { gate, newApplication } from "#model-tests/browser/areas/applications.ts";
import { payDialog } from "#model-tests/browser/areas/orders.ts";
import { FAULT_KEYS, oneOfEachFamily, UNKNOWN_CODE, WHAT_FAULTS_SAY } from "#model-tests/browser/faulty-service.ts";
import { test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";
import type { Merchant, Service } from "#model-tests/browser/service.ts";

/** What is asked for when a screen opens, and where. In `address`, CODE is an order of the merchant. */
const READS: readonly { path: string; address: string }[] = [
  { path: "/api/Dashboard/Figures", address: "/console/index" },
  { path: "/api/Dashboard/Receipts", address: "/console/index" },
  { path: "/api/Dashboard/Attention", address: "/console/index" },
  { path: "/api/Dashboard/Progress", address: "/console/index" },
  { path: "/api/Package/List", address: "/order/packages" },
  { path: "/api/Order/List", address: "/order/list" },
  { path: "/api/Order/Detail", address: "/order/list?open=CODE" },
  { path: "/api/Order/Detail", address: "/order/list?pay=CODE" },
  { path: "/api/App/List", address: "/app/list" },
  { path: "/api/Bill/List", address: "/bill/list" },
  { path: "/api/RechargeBill/List", address: "/rechargeBill/list" },
  { path: "/api/Transaction/List", address: "/transaction/list" },
  { path: "/api/Callback/List", address: "/callback/list" },
  { path: "/api/Currency/List", address: "/currencybill/list" },
  { path: "/api/Currency/Mine", address: "/mycurrency/list" },
  { path: "/api/Wallet/Balance", address: "/wallet/index" },
  { path: "/api/Session/List", address: "/user/center" },
  { path: "/api/Event/List", address: "/user/history" },
];

test.for(READS)(
  "$address: whatever becomes of $path, it is explained in its place, nothing turns for ever, and trying again mends it (8.2, 8.4)",
  async ({ path, address }, { signedIn, merchant, service }) => {
    const { code } = await service.newOrder(merchant);
    signedIn.complaints.allow(...WHAT_FAULTS_SAY);
    const faults = faultsOf(
      signedIn,
      READS.findIndex((read) => read.path === path),
    );
    for (const { kind, happens, words } of faults) {
      await signedIn.page.route(`**${path}`, happens);
      await signedIn.goTo(address.replace("CODE", code));
      const explained = signedIn.page.getByText(words).filter({ visible: true });
      await explained.first().waitFor();
      await expect.poll(() => turning(signedIn), { message: kind }).toBe(0);
      for (const other of faults) {
        if (other.words === words) continue;
        expect(await signedIn.page.getByText(other.words).filter({ visible: true }).count(), kind).toBe(0);
      }
      await signedIn.page.unroute(`**${path}`);
      await signedIn.page
        .getByRole("button", { name: /^(Try again|Refresh)$/ })
        .filter({ visible: true })
        .last()
        .click();
      // The toast that said so as well goes by itself (9.2).
      await explained.first().waitFor({ state: "hidden" });
    }
  },
);

/** What a merchant does beyond the account, how the screen for it is reached, and what comes of it. */
const ACTS: readonly {
  path: string;
  /** Leads to where the act stands ready. @returns what does it, and waits until it is done. */
  begin: (on: { person: Person; merchant: Merchant; service: Service }) => Promise<{
    act: () => Promise<void>;
    done: () => Promise<void>;
  }>;
}[] = [
  {
    path: "/api/Order/Cancel",
    async begin({ person, merchant, service }) {
      const { code } = await service.newOrder(merchant);
      await person.goTo(`/order/list?cancel=${code}`);
      const { cancelQuestion, confirmCancel } = payDialog(person, code);
      await cancelQuestion.waitFor();
      return { act: () => confirmCancel.click(), done: () => cancelQuestion.waitFor({ state: "hidden" }) };
    },
  },
  {
    path: "/api/App/TestCallback",
    async begin({ person, merchant, service }) {
      const { code } = await service.newApplication(merchant, "https://nowhere.example/callbacks");
      await person.goTo(`/app/list?open=${code}`);
      const send = person.page.getByRole("button", { name: "Test the recharge callback" });
      return {
        act: () => send.click(),
        done: () => person.sees("callbackResend", "undelivered"),
      };
    },
  },
  {
    path: "/api/App/Credentials",
    async begin({ person, merchant, service }) {
      const { name } = await newApplication(service, merchant);
      await person.goTo("/app/list");
      await person.button("applications:list.credentialsOf", { name }).click();
      await gate(person, service, merchant).pass();
      const dialog = person.page.getByRole("dialog");
      return {
        act: async () => {
          const again = person.button("shell:error.retry");
          if (await again.isVisible()) await again.click();
        },
        done: () => dialog.getByRole("button", { name: "Show AppSecret" }).waitFor(),
      };
    },
  },
];

test.for(ACTS)(
  "whatever becomes of $path, it is explained where it was asked for, and trying again does it (8.2, 8.4)",
  async ({ path, begin }, { signedIn, merchant, service }) => {
    signedIn.complaints.allow(...WHAT_FAULTS_SAY);
    const faults = faultsOf(
      signedIn,
      ACTS.findIndex((one) => one.path === path),
    );
    const [first, ...others] = faults;
    if (!first) throw new Error("There is no fault to try");
    await signedIn.page.route(`**${path}`, first.happens);
    const { act, done } = await begin({ person: signedIn, merchant, service });
    await act();
    await signedIn.page.getByText(first.words).filter({ visible: true }).first().waitFor();
    for (const { kind, happens, words } of others) {
      await signedIn.page.unroute(`**${path}`);
      await signedIn.page.route(`**${path}`, happens);
      await act();
      await signedIn.page.getByText(words).filter({ visible: true }).first().waitFor();
      await expect.poll(() => turning(signedIn), { message: kind }).toBe(0);
    }
    await signedIn.page.unroute(`**${path}`);
    await act();
    await done();
  },
);

/** One fault of each family, with the words that a person is told. */
function faultsOf({ say }: Person, turn: number) {
  return oneOfEachFamily(turn).map(({ kind, happens }) => ({
    kind,
    happens,
    words: kind === UNKNOWN_CODE.kind ? UNKNOWN_CODE.words : say(FAULT_KEYS[kind] ?? "", { status: 500 }),
  }));
}

/** How much on the screen says that something is on its way. */
function turning({ page }: Person): Promise<number> {
  return page.locator("main, [role=dialog]").locator(".bp6-spinner, .skeleton").filter({ visible: true }).count();
}
