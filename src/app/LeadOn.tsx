import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

/** Leads on to another address at once, which takes the place of this one in the history. */
export function LeadOn({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
