/**
 * Machines that nothing on a screen shows, and why they are not walked. They stay in the whole as excused, and the command
 * says so. There is none: what a machine does in the background is seen by what it changes, or by what it asks for.
 */
export const WITHOUT_WALK: Readonly<Record<string, string>> = {};
