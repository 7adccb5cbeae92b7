import type { Defect } from "./defect.ts";
import { PURPOSE_DEFECTS } from "./defects/1-purpose.ts";
import { SCREEN_DEFECTS } from "./defects/2-screens.ts";
import { ENTITY_DEFECTS } from "./defects/3-entities.ts";
import { STATE_DEFECTS } from "./defects/4-states.ts";
import { VALIDATION_DEFECTS } from "./defects/5-validation.ts";
import { ROLE_DEFECTS } from "./defects/6-roles.ts";
import { CALL_DEFECTS } from "./defects/7-calls.ts";
import { ERROR_DEFECTS } from "./defects/8-errors.ts";
import { CONSTANT_DEFECTS } from "./defects/9-constants.ts";

/** Every recorded defect, by section of the specification. */
export const DEFECTS: readonly Defect[] = [
  ...PURPOSE_DEFECTS,
  ...SCREEN_DEFECTS,
  ...ENTITY_DEFECTS,
  ...STATE_DEFECTS,
  ...VALIDATION_DEFECTS,
  ...ROLE_DEFECTS,
  ...CALL_DEFECTS,
  ...ERROR_DEFECTS,
  ...CONSTANT_DEFECTS,
];
