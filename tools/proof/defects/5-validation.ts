import type { Defect } from "#tools/proof/defect.ts";

export const VALIDATION_DEFECTS: readonly Defect[] = [];
