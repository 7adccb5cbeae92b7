import type { Insertable, Selectable } from "kysely";
import * as z from "zod/mini";
import type { Language } from "#contracts/languages.ts";
import type { AgreedNotice as Notice } from "#contracts/messages/notice.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { NoticeKind, Tables } from "#sandbox/storage/tables.ts";
import { fill, textsIn } from "#sandbox/texts.ts";

type Row = Selectable<Tables["notices"]>;

/** The tab and the subject of each kind of notice. */
const KINDS: Record<NoticeKind, Pick<Notice, "type" | "about">> = {
  orderPaid: { type: "message", about: "order" },
  orderFailed: { type: "todo", about: "order" },
  callbackGivenUp: { type: "todo", about: "callback" },
  packageEnding: { type: "todo", about: "package" },
  passwordChanged: { type: "notice", about: "account" },
  newSignIn: { type: "notice", about: "account" },
  secretRotated: { type: "notice", about: "application" },
};

const details = z.record(z.string(), z.string());

export type NewNotice = Pick<Insertable<Tables["notices"]>, "merchantId" | "kind" | "subject" | "at"> & {
  values: Readonly<Record<string, string>>;
};

/**
 * Adds notices in one statement, within the transaction that they are about. An existing one is overwritten,
 * and is unread again.
 */
export async function addNotices(db: Database, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length === 0) return;
  await db
    .insertInto("notices")
    .values(notices.map(({ values, ...notice }) => ({ ...notice, details: JSON.stringify(values), readAt: null })))
    .onConflict((known) =>
      known.columns(["merchantId", "kind", "subject"]).doUpdateSet(({ ref }) => ({
        at: ref("excluded.at"),
        details: ref("excluded.details"),
        readAt: null,
      })),
    )
    .execute();
}

/** Adds a notice unless it is there already. */
export async function addNoticeOnce(db: Database, { values, ...notice }: NewNotice): Promise<void> {
  await db
    .insertInto("notices")
    .values({ ...notice, details: JSON.stringify(values), readAt: null })
    .onConflict((known) => known.doNothing())
    .execute();
}

/** A notice in a language, in the form of the contract. */
export function viewNotice({ id, kind, subject, details: told, at, readAt }: Row, language: Language): Notice {
  const texts = textsIn(language).notice[kind];
  const values = details.parse(JSON.parse(told));
  const { type, about } = KINDS[kind];
  return {
    ...{ id, type, about },
    title: texts.title,
    content: fill(texts.content, values),
    time: at.toISOString(),
    isRead: readAt !== null,
    reference: about === "package" || about === "account" ? "" : subject,
  };
}
