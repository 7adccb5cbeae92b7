import { openApi } from "./openapi.ts";
import { responseChecker } from "./response-checker.ts";

/** Checks answers with this contract's OpenAPI document. Test files of one process share it, since it compiles schemas. */
export const problemWith = responseChecker(openApi());
