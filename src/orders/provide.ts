import i18next from "i18next";
import { fromPromise } from "xstate";
import { loadFigures } from "#contracts/dashboard/load-figures.call.ts";
import { cancelOrder } from "#contracts/orders/cancel-order.call.ts";
import { createOrder } from "#contracts/orders/create-order.call.ts";
import { finishPayment } from "#contracts/orders/finish-payment.call.ts";
import { listOrders } from "#contracts/orders/list-orders.call.ts";
import { listPackages } from "#contracts/orders/list-packages.call.ts";
import { loadOrder } from "#contracts/orders/load-order.call.ts";
import { orderPayment } from "#machines/orders/order-payment.ts";
import { orderPlacement } from "#machines/orders/order-placement.ts";
import { createFinder } from "#src/records/provide/finder.ts";
import { provideList } from "#src/records/provide/provide-list.ts";
import { provideResource } from "#src/records/provide/provide-resource.ts";
import { fromCall } from "#src/services/reading.ts";
import type { Services } from "#src/services/services.ts";
import { inBackground } from "#src/services/transport.ts";
import { showToast } from "#src/ui/toasts/show-toast.ts";
import { ORDER_FINDER } from "./find-orders.ts";

/** The order placement with its calls (2.25). */
export function provideOrderPlacement(services: Services) {
  const { send } = services;
  return orderPlacement.provide({
    actors: {
      listPackages: fromCall(services, "listPackages", ({ signal }) => listPackages(send, {}, signal)),
      createOrder: fromPromise(({ input, signal }) => createOrder(send, input, signal)),
    },
  });
}

/** The package in force and its usage, to mark offers with (3.6, 3.11). */
export const providePresentPackage = provideResource(
  loadFigures,
  () => ({}),
  ({ send }) => inBackground(send),
);

/** An order's payment with its calls and effects (4.4). */
export function provideOrderPayment({ send, navigation }: Services) {
  return orderPayment.provide({
    actors: {
      loadOrder: fromPromise(({ input, signal }) =>
        loadOrder(input.userInitiated ? send : inBackground(send), { code: input.code }, signal),
      ),
      finishPayment: fromPromise(({ input, signal }) => finishPayment(send, input, signal)),
      cancelOrder: fromPromise(({ input, signal }) => cancelOrder(send, input, signal)),
    },
    actions: {
      goToOrders: () => navigation.goTo("/order/list"),
      announceCancelled: () => showToast({ tone: "success", text: i18next.t("notice.orderCancelled") }),
    },
  });
}

/** Orders with their calls (2.26). */
export const provideOrderList = provideList(listOrders, "orders");

/** Finds orders for the palette (2.26). */
export const findOrders = createFinder(listOrders, ORDER_FINDER);

/** One order by its code, with its details (3.5). */
export const provideOrderRecord = provideResource(loadOrder, (code) => ({ code }));
