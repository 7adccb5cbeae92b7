import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { blueprint } from "#src/ui/blueprint.ts";

/** A link that looks like a button: it leads to another screen, as the main step on where it is `primary`. */
export function ButtonLink(props: { to: string; primary?: boolean; large?: boolean; children: ReactNode }) {
  const { to, primary = false, large = false, children } = props;
  const looks = ["button", ...(large ? ["large"] : []), ...(primary ? ["intent-primary"] : [])];
  return (
    <Link className={`button-link ${blueprint(...looks)}`} to={to}>
      {children}
    </Link>
  );
}
