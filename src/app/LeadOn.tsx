import { useEffect } from "react";
import { useMove } from "#src/ui/page/use-move.ts";

/** Leads on to another address at once, which takes the place of this one in the history. */
export function LeadOn({ to }: { to: string }) {
  const move = useMove();
  useEffect(() => move(to, { replace: true }), [move, to]);
  return null;
}
