/** An error that the user of a command can correct; its message is a whole sentence. */
export class NotTried extends Error {
  override name = "NotTried";
}
