import { expect } from "vitest";
import { PLAYED_ACTS } from "#model-tests/browser/faults/console-acts.ts";
import { READS } from "#model-tests/browser/faults/console-reads.ts";
import { SERVICE_ACTS } from "#model-tests/browser/faults/service-acts.ts";
import { FAULT_KEYS, oneOfEachFamily, UNKNOWN_CODE, WHAT_FAULTS_SAY } from "#model-tests/browser/faulty-service.ts";
import { test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { play } from "#model-tests/situations/played.ts";
import { seesStates } from "#model-tests/situations/shown-states.ts";

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

test.for(SERVICE_ACTS)(
  "whatever becomes of $path, it is explained where it was asked for, and trying again does it (8.2, 8.4)",
  async ({ path, begin }, { signedIn, merchant, service }) => {
    signedIn.complaints.allow(...WHAT_FAULTS_SAY);
    const faults = faultsOf(
      signedIn,
      SERVICE_ACTS.findIndex((one) => one.path === path),
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

test.for(PLAYED_ACTS.map((row, turn) => ({ ...row, turn })))(
  "whatever becomes of $path at $address, it is explained, nothing turns for ever, and doing it again does it (8.2, 8.4)",
  async ({ path, address, plays, begin, act, says, succeeds, done, turn }, { signedIn }) => {
    signedIn.complaints.allow(...WHAT_FAULTS_SAY);
    await play(signedIn, plays);
    const isMeant = ({ pathname }: URL) => pathname.endsWith(path);
    const [first, ...others] = faultsOf(signedIn, turn);
    if (!first) throw new Error("There is no fault to try");
    await signedIn.page.route(isMeant, first.happens);
    await signedIn.goTo(address);
    await begin?.(signedIn);
    for (const { kind, happens, words } of [first, ...others]) {
      await signedIn.page.unroute(isMeant);
      await signedIn.page.route(isMeant, happens);
      await act(signedIn);
      if (says) await signedIn.isTold(signedIn.say(says));
      else await signedIn.page.getByText(words).filter({ visible: true }).first().waitFor();
      await expect.poll(() => turning(signedIn), { message: kind }).toBe(0);
    }
    await signedIn.page.unroute(isMeant);
    await play(signedIn, { [path]: succeeds });
    await act(signedIn);
    await seesStates(signedIn.page, done);
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
