import type { OrderPaymentSnapshot } from "#machines/orders/order-payment.ts";
import { type DemoView, regionsOf } from "./demo-view.ts";
import { canApply, SIMULATED_EVENTS, type SimulatedOrder } from "./simulated-order.ts";

/** Updates the prerendered markup: toggles conditional content and fills the placeholders. */
export function showView(stage: HTMLElement, { truths, texts }: DemoView): void {
  for (const part of stage.querySelectorAll<HTMLElement>("[data-when]")) {
    part.hidden = !part.dataset.when?.split(" ").some((truth) => truths.has(truth));
  }
  for (const part of stage.querySelectorAll<HTMLElement>("[data-text]")) {
    write(part, texts[part.dataset.text ?? ""] ?? "");
  }
  for (const bar of stage.querySelectorAll("progress")) bar.value = Number(texts[bar.dataset.value ?? ""] ?? 0);
  for (const place of stage.querySelectorAll<HTMLElement>("[data-place]")) {
    if (truths.has(place.dataset.place ?? "")) place.setAttribute("aria-current", "step");
    else place.removeAttribute("aria-current");
  }
}

/** Shows the machine's states, and enables the buttons whose events are accepted. */
export function showMachine(stage: HTMLElement, snapshot: OrderPaymentSnapshot, order: SimulatedOrder): void {
  stage.dataset.state = JSON.stringify(snapshot.value);
  stage.querySelector("[data-regions]")?.replaceChildren(
    ...regionsOf(snapshot).map(([region, state]) => {
      const code = document.createElement("code");
      code.textContent = `${region}: ${state}`;
      return code;
    }),
  );
  for (const button of stage.querySelectorAll<HTMLElement>("[data-send]")) {
    allow(
      button,
      EVENTS.some((type) => type === button.dataset.send && snapshot.can({ type })),
    );
  }
  for (const button of stage.querySelectorAll<HTMLElement>("[data-happening]")) {
    allow(
      button,
      SIMULATED_EVENTS.some((one) => one === button.dataset.happening && canApply(order, one)),
    );
  }
  for (const button of stage.querySelectorAll<HTMLElement>("[data-again]")) allow(button, true);
}

/** The events that the merchant's buttons send. */
export const EVENTS = [
  "FINISH_PAY",
  "CANCEL_REQUESTED",
  "CANCEL_CONFIRMED",
  "CANCEL_DISMISSED",
  "OFFER_ACCEPTED",
  "OFFER_DISMISSED",
] as const;

/** Uses aria-disabled, so that a disabled button keeps the focus. */
function allow(button: HTMLElement, isAllowed: boolean) {
  button.setAttribute("aria-disabled", String(!isAllowed));
}

function write(part: HTMLElement, text: string) {
  if (part.textContent !== text) part.textContent = text;
}
