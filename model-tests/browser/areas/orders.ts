import type { Person } from "#model-tests/browser/person.ts";
import { SCREEN_TIMEOUT } from "#model-tests/browser/timeout.ts";

/** Choosing a package and ordering it (2.25). */
export function packageChoice(person: Person) {
  const { page, t } = person;
  const group = (key: string) => page.getByRole("group", { name: t(key) });
  return {
    packages: group("orders:packages.package").getByRole("radio"),
    networks: group("orders:packages.network").getByRole("radio"),
    terms: group("orders:packages.term").getByRole("radio"),
    order: person.button("orders:packages.order"),
    /** The cards of the packages, which are the labels of their radios. */
    cards: group("orders:packages.package").locator("label"),
  };
}

/** The pay dialog of an order (2.26, 4.4), and the confirmations above it. */
export function payDialog(person: Person, code: string) {
  const { page, t } = person;
  const dialog = page.getByRole("dialog", { name: t("orders:pay.title", { code }) });
  const button = (key: string) => dialog.getByRole("button", { name: t(key), exact: true });
  const question = (key: string) => page.getByRole("alertdialog", { name: t(key, { code }) });
  const answer = (asked: string, key: string) => question(asked).getByRole("button", { name: t(key), exact: true });
  return {
    dialog,
    finish: button("orders:pay.finish"),
    cancel: button("orders:pay.cancel"),
    close: button("orders:pay.close").first(),
    retry: button("shell:error.retry"),
    offer: question("orders:pay.offer.title"),
    acceptOffer: answer("orders:pay.offer.title", "orders:pay.offer.accept"),
    stay: answer("orders:pay.offer.title", "orders:pay.offer.stay"),
    cancelQuestion: question("orders:pay.cancelAsk.title"),
    confirmCancel: answer("orders:pay.cancelAsk.title", "orders:pay.cancelAsk.confirm"),
    keep: answer("orders:pay.cancelAsk.title", "orders:pay.cancelAsk.keep"),
    /** Waits until the payment is in a state, such as `paid`, or `{"pending":"open"}`. */
    async expectPaymentState(state: string) {
      const written = state.startsWith("{") ? state : `"${state}"`;
      const there = person.machine("orderPayment", `"payment":${written}`).first();
      const until = Date.now() + SCREEN_TIMEOUT;
      while (!(await there.isVisible())) {
        if (Date.now() > until) throw new Error(`The payment of ${code} does not become ${state}`);
        // Advances the page's clock, so that it polls the service.
        await page.clock.fastForward(POLL_DELAYS);
        await there.waitFor({ timeout: BETWEEN_LOOKS }).catch(() => undefined);
      }
    },
    /** The value beside a label, such as the amount received. */
    amountBeside: (key: string) =>
      dialog
        .getByRole("term")
        .filter({ hasText: t(key) })
        .locator("xpath=following-sibling::dd[1]"),
  };
}

/** The longest polling interval (4.4), and the wait for its result, in milliseconds. */
const POLL_DELAYS = 10_000;
const BETWEEN_LOOKS = 300;

/** Opens the payment of an order by its address, with a clock that can be advanced. */
export async function openPayment(person: Person, code: string) {
  await person.page.clock.install();
  await person.goto(`/order/list?pay=${code}`);
  const opened = payDialog(person, code);
  await opened.dialog.waitFor();
  return opened;
}
