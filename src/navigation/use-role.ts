import { useSelector } from "@xstate/react";
import { useServices } from "#src/services/services.ts";

/** The merchant's role (6.2): "" for none, null while the profile is loading. */
export function useRole(): string | null {
  const { role, session } = useServices();
  const awaited = useSelector(session, (current) => current.matches({ identity: { signedIn: "loadingProfile" } }));
  const known = useSelector(role, ({ value }) => (value === "none" ? "" : value));
  return known === "" && awaited ? null : known;
}
