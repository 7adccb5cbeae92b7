import type { Defect } from "#tools/proof/defect.ts";

export const CALL_DEFECTS: readonly Defect[] = [];
