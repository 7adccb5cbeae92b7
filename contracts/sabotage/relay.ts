import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Provider } from "#contracts/verification/verify-provider.ts";
import { type Answer, jsonAnswer } from "./answer.ts";

/** A request of the console (7.1). */
export type RelayedRequest = {
  method: string;
  path: string;
  query: Record<string, string>;
  token: string | null;
  language: string;
  body: Record<string, unknown> | undefined;
};

/** A provider state to set up. */
export type StateChange = { state: string; params: Record<string, unknown>; action: string };
export type StateValues = Record<string, string>;

/** What an override can use while an exchange is played. */
export type RelayContext = {
  /** The params and answers of the exchange's provider states. */
  known: Record<string, unknown>;
  set: (state: string, params?: Record<string, unknown>) => Promise<StateValues>;
  send: (sent: RelayedRequest) => Promise<Answer>;
};

/** Changes to what the relay passes on. */
export type Override = {
  state?: (change: StateChange, behind: RelayContext) => Promise<StateValues> | StateChange;
  request?: (sent: RelayedRequest, behind: RelayContext) => Promise<RelayedRequest> | RelayedRequest;
};

export type Relay = Provider & {
  override: (departure: Override) => void;
  /** The answers to all calls since the start, in order. */
  answers: { call: string; body: unknown }[];
  stop: () => void;
};

/** Starts a proxy that passes on calls and provider states, changed by the current override. */
export async function startRelay(service: Provider): Promise<Relay> {
  let departure: Override = {};
  let isPlayed = true;
  const answers: Relay["answers"] = [];
  const set = async (change: StateChange): Promise<Answer> =>
    answerOf(await fetch(service.stateUrl, { ...JSON_POST, body: JSON.stringify(change) }));
  const behind: RelayContext = {
    known: {},
    set: async (state, params = {}) => JSON.parse((await set({ state, params, action: "setup" })).body),
    send: ({ method, path, query, token, language, body }) =>
      fetch(`${service.url}${path}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ""}`, {
        method,
        headers: { ...JSON_POST.headers, Language: language, ...(token && { Authorization: `Bearer ${token}` }) },
        ...(body && { body: JSON.stringify(body) }),
      }).then(answerOf),
  };

  const setUp = async (change: StateChange): Promise<Answer> => {
    if (change.action !== "setup") return set(change);
    if (isPlayed) behind.known = {};
    isPlayed = false;
    const wanted = (await departure.state?.(change, behind)) ?? change;
    const isChange = "action" in wanted && "params" in wanted;
    const reply = isChange ? await set(wanted as StateChange) : jsonAnswer(wanted);
    Object.assign(behind.known, change.params, reply.status === 200 ? JSON.parse(reply.body) : {});
    return reply;
  };
  const play = async (sent: RelayedRequest): Promise<Answer> => {
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
          : jsonAnswer({});
    response.writeHead(reply.status, { "Content-Type": reply.contentType }).end(reply.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    ...{ url, stateUrl: `${url}/states`, answers },
    override: (next) => {
      departure = next;
    },
    stop: () => server.close(),
  };
}

const JSON_POST = { method: "POST", headers: { "Content-Type": "application/json" } };

async function answerOf(response: Response): Promise<Answer> {
  return {
    status: response.status,
    contentType: response.headers.get("Content-Type") ?? "",
    body: await response.text(),
  };
}
