import type { Defect } from "#tools/proof/defect.ts";

export const ENTITY_DEFECTS: readonly Defect[] = [];
