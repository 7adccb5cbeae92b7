import type { Defect } from "#tools/proof/defect.ts";

export const STATE_DEFECTS: readonly Defect[] = [];
