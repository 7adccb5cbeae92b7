/** Runs before the first paint, as a classic script at the start of the body (tools/build/before-paint.ts). */
import { ignoreCompositionKeys } from "#src/ui/keyboard/composition.ts";
import { fetchConsoleOncePainted, showTypefacesOncePainted } from "./after-paint.ts";
import { handleEarlyInput } from "./handle-early-input.ts";
import { preparePage } from "./prepare-page.ts";
import { watchForStartFaults } from "./start-fault.ts";

watchForStartFaults();
// The prerendered form needs the handling of IME keys as well.
ignoreCompositionKeys();
handleEarlyInput();
preparePage();
fetchConsoleOncePainted();
showTypefacesOncePainted();
// Removes the notice for browsers without scripts.
document.documentElement.dataset.scripted = "";
