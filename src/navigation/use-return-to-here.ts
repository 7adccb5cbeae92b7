import { useAddress } from "#src/ui/page/use-address.ts";
import { destinationOf, returnQuery } from "./guard.ts";
import { ROUTES } from "./routes.ts";

/** The query, with its `?`, by which a signed-out form leads back to where the merchant is now (2.20). */
export function useReturnToHere(): string {
  const destination = destinationOf(ROUTES, useAddress());
  return destination ? returnQuery(destination) : "";
}
