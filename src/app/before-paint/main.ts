/** Runs before the first paint, as a classic script at the start of the body (tools/build/before-paint.ts). */
import { ignoreCompositionKeys } from "#src/ui/keyboard/composition.ts";
import { fetchConsoleAfterPaint } from "./fetch-console.ts";
import { handleEarlyInput } from "./handle-early-input.ts";
import { preparePage } from "./prepare-page.ts";
import { watchForStartFaults } from "./start-fault.ts";

watchForStartFaults();
// The prerendered form sends nothing half composed either.
ignoreCompositionKeys();
handleEarlyInput();
preparePage();
fetchConsoleAfterPaint();
// The sentence that says that no script has come goes.
document.documentElement.dataset.scripted = "";
