import type { ReactNode } from "react";

/** What the demo shows only while one of these is true of its order; its script hides the rest. */
export function When(props: {
  one: string;
  of?: "div" | "p" | "li" | "span";
  className?: string;
  children: ReactNode;
}) {
  const { one, of: Part = "div", className, children } = props;
  return (
    <Part className={className} data-when={one} hidden={!one.split(" ").includes("pending")}>
      {children}
    </Part>
  );
}
