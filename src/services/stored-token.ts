import { storedText } from "./stored.ts";

/** The token of the session (3.1). Written last and removed first, so that it says whether anybody is signed in. */
export const storedToken = storedText("token");
