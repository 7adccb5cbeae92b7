/** Where the settings are stored (3.12): apart from their schema, for the script that runs before the first paint. */
export const SETTINGS_KEY = "settings";
