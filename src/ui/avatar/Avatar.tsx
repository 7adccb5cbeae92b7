import { useState } from "react";
import "./avatar.css";

/** A user's picture (3.2); the name's initial where there is none or it cannot be loaded. */
export function Avatar({ name, address }: { name: string; address: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  const initial = [...name][0]?.toLocaleUpperCase() ?? "";
  if (!address || address === broken) return <span className="avatar" data-initial={initial} />;
  return <img className="avatar" src={address} alt="" onError={() => setBroken(address)} />;
}
