import type { ReactNode } from "react";

/** Content that is shown while one of these conditions holds; the demo's script toggles it. */
export function ShowWhen(props: {
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
