import { fromPromise } from "xstate";
import { orderPayment } from "#machines/orders/order-payment.ts";
import type { Simulation } from "#src/site/demo/simulation.ts";

/** The payment machine with the service that is simulated in the page (2.3, 4.4). */
export function provideSimulatedPayment(simulation: Simulation, goTo: (address: string) => void) {
  return orderPayment.provide({
    actors: {
      loadOrder: fromPromise(async () => simulation.answer()),
      finishPayment: fromPromise(async () => {
        simulation.finish();
        return simulation.answer();
      }),
      cancelOrder: fromPromise(async () => {
        simulation.cancel();
        return simulation.answer();
      }),
    },
    actions: {
      goToOrders: () => goTo("/order/list"),
      announceCancelled: () => undefined,
    },
  });
}
