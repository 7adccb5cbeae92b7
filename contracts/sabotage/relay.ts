import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Provider } from "#contracts/verification/verify-provider.ts";

/** A request of the console's, as far as a service looks at it (7.1). */
export type Sent = {
  method: string;
  path: string;
  query: Record<string, string>;
  token: string | null;
  language: string;
  body: Record<string, unknown> | undefined;
};

/** A situation to be set up, and what it answers. */
export type Change = { state: string; params: Record<string, unknown>; action: string };
export type Values = Record<string, string>;

/** What a relay knows and can do while an exchange is played. */
export type Behind = {
  /** What its situations were given, and what they answered. */
  known: Record<string, unknown>;
  set: (state: string, params?: Record<string, unknown>) => Promise<Values>;
  send: (sent: Sent) => Promise<Reply>;
};

export type Reply = { status: number; contentType: string; body: string };

/** How a relay departs from what it is asked. */
export type Departure = {
  state?: (change: Change, behind: Behind) => Promise<Values> | Change;
  request?: (sent: Sent, behind: Behind) => Promise<Sent> | Sent;
};

export type Relay = Provider & {
  depart: (departure: Departure) => void;
  /** What was answered to each call since the relay was started, in the order in which they were made. */
  answers: { call: string; body: unknown }[];
  stop: () => void;
};

/** Starts a service that passes on what it is asked, situations included, and departs from it where it is told to. */
export async function startRelay(service: Provider): Promise<Relay> {
  let departure: Departure = {};
  let isPlayed = true;
  const answers: Relay["answers"] = [];
  const set = async (change: Change): Promise<Reply> =>
    replyOf(await fetch(service.stateUrl, { ...JSON_POST, body: JSON.stringify(change) }));
  const behind: Behind = {
    known: {},
    set: async (state, params = {}) => JSON.parse((await set({ state, params, action: "setup" })).body),
    send: ({ method, path, query, token, language, body }) =>
      fetch(`${service.url}${path}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ""}`, {
        method,
        headers: { ...JSON_POST.headers, Language: language, ...(token && { Authorization: `Bearer ${token}` }) },
        ...(body && { body: JSON.stringify(body) }),
      }).then(replyOf),
  };

  const setUp = async (change: Change): Promise<Reply> => {
    if (change.action !== "setup") return set(change);
    if (isPlayed) behind.known = {};
    isPlayed = false;
    const wanted = (await departure.state?.(change, behind)) ?? change;
    const isChange = "action" in wanted && "params" in wanted;
    const reply = isChange ? await set(wanted as Change) : jsonReply(wanted);
    Object.assign(behind.known, change.params, reply.status === 200 ? JSON.parse(reply.body) : {});
    return reply;
  };
  const play = async (sent: Sent): Promise<Reply> => {
    isPlayed = true;
    const reply = await behind.send((await departure.request?.(sent, behind)) ?? sent);
    answers.push({ call: `${sent.method} ${sent.path}`, body: JSON.parse(reply.body) });
    return reply;
  };

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://relay");
    const parsed = body ? JSON.parse(body) : undefined;
    const reply =
      pathname === "/states"
        ? await setUp({ params: {}, ...parsed })
        : pathname.startsWith("/api/")
          ? await play({
              ...{ method: request.method ?? "GET", path: pathname, query: Object.fromEntries(searchParams) },
              token: /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? null,
              ...{ language: String(request.headers.language), body: parsed },
            })
          : jsonReply({});
    response.writeHead(reply.status, { "Content-Type": reply.contentType }).end(reply.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    ...{ url, stateUrl: `${url}/states`, answers },
    depart: (next) => {
      departure = next;
    },
    stop: () => server.close(),
  };
}

const JSON_POST = { method: "POST", headers: { "Content-Type": "application/json" } };

const jsonReply = (body: unknown): Reply => ({
  ...{ status: 200, contentType: "application/json", body: JSON.stringify(body) },
});

async function replyOf(answer: Response): Promise<Reply> {
  return { status: answer.status, contentType: answer.headers.get("Content-Type") ?? "", body: await answer.text() };
}
