import type { Defect } from "#tools/proof/defect.ts";

export const PURPOSE_DEFECTS: readonly Defect[] = [];
