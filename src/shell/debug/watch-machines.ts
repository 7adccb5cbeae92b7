import { Actor, type AnyActor, type InspectionEvent } from "xstate";

/**
 * Shows whatever machines do from now on to an observer, whoever starts them: each system of machines is inspected as
 * its first machine starts, so that no screen needs code of its own for it. Call it once, before any machine is started.
 */
export function watchMachines(observe: (told: InspectionEvent) => void): void {
  const { start } = Actor.prototype;
  const inspected = new WeakSet<object>();
  Actor.prototype.start = function (this: AnyActor) {
    if (!inspected.has(this.system)) {
      inspected.add(this.system);
      this.system.inspect({ next: observe });
    }
    return start.call(this);
  };
}
