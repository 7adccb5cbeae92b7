/**
 * Machines without a walk because nothing on the screen shows them, with the reason. The command lists them as excused.
 * None are needed: background machines are checked by their calls and effects.
 */
export const WITHOUT_WALK: Readonly<Record<string, string>> = {};
