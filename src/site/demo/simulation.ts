import type { Answer } from "#contracts/envelope.ts";
import type { Order } from "#contracts/orders/order.ts";
import type { SimulatedOrder } from "./simulated-order.ts";
import {
  applyEvent,
  cancelled,
  finished,
  hasUnconfirmed,
  NEW_ORDER,
  type SimulatedEvent,
  toOrder,
  withNextBlock,
} from "./simulated-order.ts";

/** Time between two blocks of the simulated chain, in milliseconds. */
const BLOCK_TIME = 700;

/** The simulated service and chain of the demo's order. */
export type Simulation = ReturnType<typeof startSimulation>;

/** Starts a simulation with a new order; `changed` is called when the order changes. */
export function startSimulation(changed: () => void) {
  let order: SimulatedOrder = NEW_ORDER;
  let block: ReturnType<typeof setTimeout> | undefined;
  const growLater = () => {
    if (block !== undefined || !hasUnconfirmed(order)) return;
    block = setTimeout(() => {
      block = undefined;
      become(withNextBlock(order));
    }, BLOCK_TIME);
  };
  const become = (next: SimulatedOrder) => {
    order = next;
    growLater();
    changed();
  };
  return {
    /** The order's present state. */
    present: () => order,
    /** The service's answer. */
    answer: (): Answer<Order> => ({ accepted: true, value: toOrder(order) }),
    happens: (happening: SimulatedEvent) => become(applyEvent(order, happening)),
    finish: () => {
      order = finished(order);
    },
    cancel: () => {
      order = cancelled(order);
    },
    stop: () => clearTimeout(block),
  };
}
