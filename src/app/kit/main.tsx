/** The page `/kit` of `npm run dev`; not part of a build. */
import "#src/ui/theme/blueprint.css";
import "#src/ui/theme/fonts.css";
import "#src/ui/theme/tokens.css";
import "#src/ui/theme/base.css";
import "#src/ui/theme/primitives.css";
import "#src/ui/theme/controls.css";
import "#src/ui/theme/overlays.ts";
import { createRoot } from "react-dom/client";
import { DEFAULT_LANGUAGE } from "#contracts/languages.ts";
import { startLanguage } from "#src/ui/language/start-language.ts";
import { KitPage } from "./KitPage.tsx";

await startLanguage(DEFAULT_LANGUAGE, ["shell", "list", "chain"]);
const root = document.getElementById("root");
if (root) createRoot(root).render(<KitPage />);
