import * as z from "zod/mini";
import { flag } from "#contracts/reader/flag.ts";
import { list } from "#contracts/reader/list.ts";
import { anyFields, due, optional, orNull, reader } from "#contracts/reader/reader.ts";
import { text } from "#contracts/reader/text.ts";

/** A place among others: any number, also a negative one. */
const position = reader("a number", (sent) => {
  const number = typeof sent === "string" ? Number(sent) : sent;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
});

/** How an entry of the server's menu is shown, where the service says so. */
const entryMeta = z.object({
  /** What it is called, for an entry that the console does not know by itself. */
  title: text,
  /** Its place among its siblings, ascending; null for none. */
  order: optional(position),
  hideInMenu: optional(flag),
});

/** An entry of the server's menu: a path of the console, or an address elsewhere; a child's may be relative. */
export type MenuEntry = {
  name: string;
  path: string;
  meta?: Partial<z.output<typeof entryMeta>> | null | undefined;
  children?: readonly MenuEntry[] | undefined;
};

const menuEntry: z.ZodMiniType<MenuEntry> = anyFields({
  name: text,
  /** "" for an entry that only holds others. */
  path: text,
  meta: orNull(entryMeta),
  get children(): z.ZodMiniType<MenuEntry[]> {
    return list(menuEntry);
  },
});

/** The server's menu, or the mock one (2.18). */
export const serverMenu = due("a list", list(menuEntry));
export type ServerMenu = readonly MenuEntry[];
