import { Classes } from "@blueprintjs/core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

/** A link to another screen that looks like a button. */
export function ButtonLink(props: { to: string; primary?: boolean; children: ReactNode }) {
  const { to, primary = false, children } = props;
  const looks = ["button-link", Classes.BUTTON, primary && Classes.INTENT_PRIMARY];
  return (
    <Link className={looks.filter(Boolean).join(" ")} to={to}>
      {children}
    </Link>
  );
}
