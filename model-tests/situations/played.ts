import type { Request, Route } from "playwright-core";
import type { Person } from "#model-tests/browser/person.ts";
import { fulfill, type Reply } from "#model-tests/walk/scripted-service.ts";

/**
 * What becomes of a call: a reply, "waits" where no answer ever comes, or what the service said, changed. As a function,
 * what becomes of its first, second, … call.
 */
export type Played = Reply | "waits" | { changed: (value: unknown) => unknown };
/** By the path of each call, such as `/api/Order/Detail`, or a part of it; the service answers all others. */
export type Plays = Readonly<Record<string, Played | ((turn: number) => Played | "as the service does")>>;

/** What the service carries out. */
export const answers = (value: unknown): Reply => ({ accepted: true, value });
/** A list of these rows. */
export const lists = (...items: readonly unknown[]): Reply => answers({ items, total: items.length });
/** A refusal that the console has no words for (8.2). */
export const REFUSED = {
  accepted: false,
  errCode: "7777",
  errMsg: "Try again after the maintenance, at 10:00",
} as const;

const unanswered = new WeakSet<Request>();

/** Whether no answer to a request ever comes. */
export function isUnanswered(request: Request): boolean {
  return unanswered.has(request);
}

/** Has the service play this to a person from now on. */
export async function play({ page, complaints }: Person, plays: Plays): Promise<void> {
  complaints.allow(/Failed to load resource/, / · (unreadable|notOffered|status) · /, /net::ERR_CONNECTION_RESET/);
  const turns = new Map<string, number>();
  for (const [path, becomes] of Object.entries(plays)) {
    await page.route(
      ({ pathname }) => pathname.includes(path),
      (route) => {
        const turn = (turns.get(path) ?? 0) + 1;
        turns.set(path, turn);
        return receive(route, typeof becomes === "function" ? becomes(turn) : becomes);
      },
    );
  }
}

async function receive(route: Route, becomes: Played | "as the service does"): Promise<void> {
  if (becomes === "waits") return void unanswered.add(route.request());
  if (becomes === "as the service does") return route.continue();
  if (typeof becomes === "string" || !("changed" in becomes)) return fulfill(route, becomes);
  try {
    const response = await route.fetch();
    const envelope = await response.json();
    await route.fulfill({ response, json: { ...envelope, resData: becomes.changed(envelope.resData) } });
  } catch (error) {
    // Who has left the page needs no answer.
    if (!/disposed|closed/.test(String(error))) throw error;
  }
}
