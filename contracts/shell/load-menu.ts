import * as z from "zod/mini";
import { flag } from "#contracts/reader/flag.ts";
import { list } from "#contracts/reader/list.ts";
import { atLeastOneField, optional, orNull, reader, required } from "#contracts/reader/reader.ts";
import { text } from "#contracts/reader/text.ts";

/** A sort position: any number, also a negative one. */
const position = reader("a number", (sent) => {
  const number = typeof sent === "string" ? Number(sent) : sent;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
});

/** How an entry of the server's menu is shown. */
const entryMeta = z.object({
  /** The title of an entry that the console has no text for. */
  title: text,
  /** Its position among its siblings, ascending; null for none. */
  order: optional(position),
  hideInMenu: optional(flag),
});

/** An entry of the server's menu: a path of the console, or an external URL; a child's path may be relative. */
export type MenuEntry = {
  name: string;
  path: string;
  meta?: Partial<z.output<typeof entryMeta>> | null | undefined;
  children?: readonly MenuEntry[] | undefined;
};

const menuEntry: z.ZodMiniType<MenuEntry> = atLeastOneField({
  name: text,
  /** "" for an entry that only has children. */
  path: text,
  meta: orNull(entryMeta),
  get children(): z.ZodMiniType<MenuEntry[]> {
    return list(menuEntry);
  },
});

/** The server's menu, or the mock one (2.18). */
export const serverMenu = required("a list", list(menuEntry));
export type ServerMenu = readonly MenuEntry[];
