/** What keeps a command from its work, and whoever typed it can put right; its message is a whole sentence. */
export class NotTried extends Error {
  override name = "NotTried";
}
