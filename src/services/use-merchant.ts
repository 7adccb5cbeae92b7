import { useSelector } from "@xstate/react";
import { useServices } from "./services.ts";

/** The signed-in merchant's label: "Demo Shop · demo@merchant.example". */
export function useMerchant(): string {
  const user = useSelector(useServices().session, ({ context }) => context.user);
  return [user?.nickName, user?.email].filter(Boolean).join(" · ");
}
