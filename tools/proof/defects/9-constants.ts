import type { Defect } from "#tools/proof/defect.ts";

export const CONSTANT_DEFECTS: readonly Defect[] = [];
