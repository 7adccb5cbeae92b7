/** Machines declare what they need done; the application provides how (src/app/). */
export function unprovided(): never {
  throw new Error("This actor has to be provided by the application");
}
