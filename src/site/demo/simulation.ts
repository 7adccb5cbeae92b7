import type { Answer } from "#contracts/envelope.ts";
import type { Order } from "#contracts/orders/order.ts";
import type { SimulatedOrder } from "./simulated-order.ts";
import {
  asOrder,
  cancelled,
  FRESH_ORDER,
  finished,
  grown,
  type Happening,
  happen,
  isGrowing,
} from "./simulated-order.ts";

/** How long the simulated chain takes for a block, in milliseconds. */
const BLOCK_TIME = 700;

/** The service and the chain behind the demo's order, as long as the page lives. */
export type Simulation = ReturnType<typeof startSimulation>;

/** Starts a simulation with a fresh order; `changed` hears whenever the service would know something new. */
export function startSimulation(changed: () => void) {
  let order: SimulatedOrder = FRESH_ORDER;
  let block: ReturnType<typeof setTimeout> | undefined;
  const growLater = () => {
    if (block !== undefined || !isGrowing(order)) return;
    block = setTimeout(() => {
      block = undefined;
      become(grown(order));
    }, BLOCK_TIME);
  };
  const become = (next: SimulatedOrder) => {
    order = next;
    growLater();
    changed();
  };
  return {
    /** The order as it is at this moment. */
    present: () => order,
    /** What the service answers. */
    answer: (): Answer<Order> => ({ accepted: true, value: asOrder(order) }),
    happens: (happening: Happening) => become(happen(order, happening)),
    finish: () => {
      order = finished(order);
    },
    cancel: () => {
      order = cancelled(order);
    },
    stop: () => clearTimeout(block),
  };
}
