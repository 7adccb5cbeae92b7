/** The storage key of the settings (3.12), without their schema, for the script that runs before the first paint. */
export const SETTINGS_KEY = "settings";
