import { createActor, type InspectionEvent } from "xstate";
import { DEFAULT_LANGUAGE, isLanguage } from "#contracts/languages.ts";
import { provideSimulatedPayment } from "#src/site/provide.ts";
import { createFormat } from "#src/ui/format/format.ts";
import { regionsOf, viewOf } from "./demo-view.ts";
import { EVENTS, showMachine, showView } from "./show-view.ts";
import { ORDER_CODE, SIMULATED_EVENTS } from "./simulated-order.ts";
import { startSimulation } from "./simulation.ts";

/** The most lines in the log of events. */
const LINES = 6;

/**
 * Starts the demo: runs the payment machine with a simulated service and shows its snapshots in the prerendered markup.
 * @returns stops the demo.
 * @param goTo opens an address of the console.
 * @param inspect receives the machine's inspection events.
 */
export function attachDemo(
  stage: HTMLElement,
  goTo: (address: string) => void,
  inspect?: (seen: InspectionEvent) => void,
): () => void {
  const start = () => startRun(stage, goTo, inspect);
  let run = start();
  const react = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("button") : null;
    if (!button || button.getAttribute("aria-disabled") === "true") return;
    const { send, happening, again } = button.dataset;
    if (again !== undefined) {
      run.stop();
      run = start();
    }
    for (const one of SIMULATED_EVENTS) if (one === happening) run.happens(one);
    for (const type of EVENTS) if (type === send) run.send(type);
  };
  stage.addEventListener("click", react);
  return () => {
    stage.removeEventListener("click", react);
    run.stop();
  };
}

/** Runs one order from the beginning. */
function startRun(
  stage: HTMLElement,
  goTo: (address: string) => void,
  inspect: ((seen: InspectionEvent) => void) | undefined,
) {
  const { lang } = document.documentElement;
  const format = createFormat(isLanguage(lang) ? lang : DEFAULT_LANGUAGE);
  const heard: string[] = [];
  let last = "";
  let reached = "";
  const simulation = startSimulation(() => actor.send({ type: "REFRESHED" }));
  const actor = createActor(provideSimulatedPayment(simulation, goTo), {
    input: { code: ORDER_CODE },
    inspect: (seen) => {
      if (seen.type === "@xstate.event" && seen.actorRef === actor) last = nameOf(seen.event.type);
      inspect?.(seen);
    },
  });
  actor.subscribe((snapshot) => {
    const payment = regionsOf(snapshot).find(([region]) => region === "payment")?.[1] ?? "";
    if (payment !== reached) heard.unshift(`${last} → ${payment}`);
    reached = payment;
    showView(stage, viewOf(snapshot, format));
    showMachine(stage, snapshot, simulation.present());
    showHeard(stage, heard);
  });
  actor.start();
  return {
    send: (type: (typeof EVENTS)[number]) => actor.send({ type }),
    happens: (happening: (typeof SIMULATED_EVENTS)[number]) => {
      simulation.happens(happening);
      if (happening === "timeUp") actor.send({ type: "PAYMENT_WINDOW_ENDED" });
    },
    stop: () => {
      simulation.stop();
      actor.stop();
    },
  };
}

/** The log's text of an event; of an invoked actor's event only the actor's name. */
function nameOf(event: string) {
  return event.replace(/^xstate\.(done|error)\.actor\./, "").replace(/^xstate\.init$/, "start");
}

function showHeard(stage: HTMLElement, heard: readonly string[]) {
  stage.querySelector("[data-heard]")?.replaceChildren(
    ...heard.slice(0, LINES).map((line) => {
      const item = document.createElement("li");
      item.textContent = line;
      return item;
    }),
  );
}
