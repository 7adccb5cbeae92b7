import { createContext } from "react";
import type { Explorers } from "./chain/explorer-address.ts";

/** What the application provides to the kit, which may not import services. */
export type UiContextValue = {
  /** The connection (8.4); `restored` for a moment after it is back. */
  connection: "online" | "offline" | "restored";
  explorers: Explorers;
  /** The support contact: an email or https address; absent if the operator configured none. */
  support?: string | undefined;
};

export const UiContext = createContext<UiContextValue>({ connection: "online", explorers: {} });
