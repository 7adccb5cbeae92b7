import { useSelector } from "@xstate/react";
import { useServices } from "./services.ts";

/** Who is signed in, as others should know them: "Demo Shop · demo@merchant.example". */
export function useMerchant(): string {
  const user = useSelector(useServices().session, ({ context }) => context.user);
  return [user?.nickName, user?.email].filter(Boolean).join(" · ");
}
