import type { ComponentPropsWithRef } from "react";
import type { To } from "react-router-dom";
import { useLink } from "./use-link.ts";

type Props = Omit<ComponentPropsWithRef<"a">, "href" | "target"> & {
  to: To;
  /** What the screen there is handed over, beside its address. */
  state?: unknown;
};

/** A link to an address of the console. The router's own brings what only servers of its framework use, 5 kB of it. */
export function Link({ to, state, onClick, ...anchor }: Props) {
  const link = useLink(to, state);
  return (
    <a
      {...anchor}
      href={link.href}
      onClick={(event) => {
        onClick?.(event);
        link.onClick(event);
      }}
    />
  );
}
