import type { Defect } from "#tools/proof/defect.ts";

export const ROLE_DEFECTS: readonly Defect[] = [];
