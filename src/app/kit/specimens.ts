/**
 * Everything that the page `/kit` shows, in its order. A component of `src/ui/` or `src/services/problem/` that a feature uses
 * and that is not here fails a test; what is a part of another one is shown by it.
 */
import type { SpecimenGroup } from "./specimen.ts";
import { CHAIN } from "./specimens/chain.tsx";
import { FORMS } from "./specimens/forms.tsx";
import { OVERLAYS } from "./specimens/overlays.tsx";
import { PAGES } from "./specimens/pages.tsx";
import { PROBLEMS } from "./specimens/problems.tsx";
import { TEXTS } from "./specimens/texts.tsx";

export const SPECIMENS: readonly SpecimenGroup[] = [
  { title: "Texts", specimens: TEXTS },
  { title: "Chain", specimens: CHAIN },
  { title: "Forms", specimens: FORMS },
  { title: "Pages", specimens: PAGES },
  { title: "Problems", specimens: PROBLEMS },
  { title: "Overlays", specimens: OVERLAYS },
];
