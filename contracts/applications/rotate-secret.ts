/** How long the old AppSecret works after a rotation, in hours, unless it is ended earlier. */
export const OLD_SECRET_HOURS = 24;
