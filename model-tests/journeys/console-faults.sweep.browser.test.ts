import { expect } from "vitest";
import { MOCKED_ACTIONS } from "#model-tests/browser/faults/console-actions.ts";
import { SCREEN_READS } from "#model-tests/browser/faults/screen-reads.ts";
import { SERVICE_ACTIONS } from "#model-tests/browser/faults/service-actions.ts";
import { FAULT_ERRORS, FAULT_KEYS, oneOfEachFamily, UNKNOWN_CODE } from "#model-tests/browser/faulty-service.ts";
import { test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { mockCalls } from "#model-tests/situations/mocks.ts";
import { expectStates } from "#model-tests/situations/shown-states.ts";

test.for(SCREEN_READS)(
  "$address: each failure of $path is explained in place, no spinner stays, and retrying works (8.2, 8.4)",
  async ({ path, address }, { signedIn, merchant, service }) => {
    const { code } = await service.newOrder(merchant);
    signedIn.errors.allow(...FAULT_ERRORS);
    const faults = faultsOf(
      signedIn,
      SCREEN_READS.findIndex((read) => read.path === path),
    );
    for (const { kind, apply, words } of faults) {
      await signedIn.page.route(`**${path}`, apply);
      await signedIn.goto(address.replace("CODE", code));
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
      // The toast disappears by itself (9.2).
      await explained.first().waitFor({ state: "hidden" });
    }
  },
);

test.for(SERVICE_ACTIONS)(
  "each failure of $path is explained, and retrying works (8.2, 8.4)",
  async ({ path, prepare }, { signedIn, merchant, service }) => {
    signedIn.errors.allow(...FAULT_ERRORS);
    const faults = faultsOf(
      signedIn,
      SERVICE_ACTIONS.findIndex((one) => one.path === path),
    );
    const [first, ...others] = faults;
    if (!first) throw new Error("There is no fault to try");
    await signedIn.page.route(`**${path}`, first.apply);
    const { act, done } = await prepare({ person: signedIn, merchant, service });
    await act();
    await signedIn.page.getByText(first.words).filter({ visible: true }).first().waitFor();
    for (const { kind, apply, words } of others) {
      await signedIn.page.unroute(`**${path}`);
      await signedIn.page.route(`**${path}`, apply);
      await act();
      await signedIn.page.getByText(words).filter({ visible: true }).first().waitFor();
      await expect.poll(() => turning(signedIn), { message: kind }).toBe(0);
    }
    await signedIn.page.unroute(`**${path}`);
    await act();
    await done();
  },
);

test.for(MOCKED_ACTIONS.map((row, turn) => ({ ...row, turn })))(
  "$address: each failure of $path is explained, no spinner stays, and repeating the action works (8.2, 8.4)",
  async ({ path, address, mocks, prepare, act, errorKey, finalReply, done, turn }, { signedIn }) => {
    signedIn.errors.allow(...FAULT_ERRORS);
    await mockCalls(signedIn, mocks);
    const isMeant = ({ pathname }: URL) => pathname.endsWith(path);
    const [first, ...others] = faultsOf(signedIn, turn);
    if (!first) throw new Error("There is no fault to try");
    await signedIn.page.route(isMeant, first.apply);
    await signedIn.goto(address);
    await prepare?.(signedIn);
    for (const { kind, apply, words } of [first, ...others]) {
      await signedIn.page.unroute(isMeant);
      await signedIn.page.route(isMeant, apply);
      await act(signedIn);
      if (errorKey) await signedIn.expectAnnouncement(signedIn.t(errorKey));
      else await signedIn.page.getByText(words).filter({ visible: true }).first().waitFor();
      await expect.poll(() => turning(signedIn), { message: kind }).toBe(0);
    }
    await signedIn.page.unroute(isMeant);
    await mockCalls(signedIn, { [path]: finalReply });
    await act(signedIn);
    await expectStates(signedIn.page, done);
  },
);

/** One fault of each family, with its message. */
function faultsOf({ t }: Person, turn: number) {
  return oneOfEachFamily(turn).map(({ kind, apply }) => ({
    kind,
    apply,
    words: kind === UNKNOWN_CODE.kind ? UNKNOWN_CODE.words : t(FAULT_KEYS[kind] ?? "", { status: 500 }),
  }));
}

/** The number of loading indicators. */
function turning({ page }: Person): Promise<number> {
  return page.locator("main, [role=dialog]").locator(".bp6-spinner, .skeleton").filter({ visible: true }).count();
}
