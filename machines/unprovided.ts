/** The default of actors and actions that the application must provide. */
export function unprovided(): never {
  throw new Error("This actor has to be provided by the application");
}
