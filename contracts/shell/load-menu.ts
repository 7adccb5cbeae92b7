import * as z from "zod/mini";
import type { Send } from "#contracts/http.ts";

/** How an entry of the server's menu is shown, where the service says so. */
const entryMeta = z.object({
  /** What it is called, for an entry that the console does not know by itself. */
  title: z.optional(z.string()),
  /** Its place among its siblings, ascending. */
  order: z.optional(z.number()),
  hideInMenu: z.optional(z.boolean()),
});

/** An entry of the server's menu: a path of the console, or an address elsewhere; a child's may be relative. */
export type MenuEntry = {
  name: string;
  path: string;
  meta?: z.output<typeof entryMeta> | undefined;
  children?: readonly MenuEntry[] | undefined;
};
const menuEntry: z.ZodMiniType<MenuEntry> = z.object({
  name: z.string(),
  path: z.string().check(z.minLength(1)),
  meta: z.optional(entryMeta),
  get children() {
    return z.optional(z.array(menuEntry));
  },
});

/** The server's menu, or the mock one (2.18). */
export const serverMenu = z.array(menuEntry);
export type ServerMenu = readonly MenuEntry[];

/** Loads the server's menu for the signed-in merchant (7.9). What an entry holds is left open there, and proposed here. */
export function loadMenu(send: Send, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/user/menu", body: {}, resData: serverMenu, signal });
}
