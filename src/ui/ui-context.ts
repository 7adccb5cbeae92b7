import { createContext } from "react";
import type { Explorers } from "./chain/explorer-address.ts";

/** What the kit is told by the application around it, since it knows no service. */
export type UiContextValue = {
  /** Whether there is a connection (8.4); `restored` for the moment after it came back. */
  connection: "online" | "offline" | "restored";
  /** The block explorers' link templates by network. */
  explorers: Explorers;
  /** Where merchants find support: an e-mail address or an https address; absent where the operator names none. */
  support?: string | undefined;
};

export const UiContext = createContext<UiContextValue>({ connection: "online", explorers: {} });
