/** An error that the user of a command can correct; its message is a complete sentence. */
export class UserError extends Error {
  override name = "UserError";
}
