import { storedText } from "./stored.ts";

/** The session's token (3.1). Written last and removed first, so that its presence means signed in. */
export const storedToken = storedText("token");
