import type { Defect } from "#tools/proof/defect.ts";

export const SCREEN_DEFECTS: readonly Defect[] = [];
