import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type CallbackReceiver = {
  url: string;
  /** The received bodies, oldest first. */
  received: { billCode: string; amount: string; userId: string | null }[];
  /** The received requests, oldest first, with one header per line. */
  requests: { headers: string; body: string }[];
  /** Sets the HTTP status of the answers. */
  answer: (status: number) => void;
  stop: () => Promise<void>;
};

/** Starts a merchant's callback service, which answers 200 by default. */
export async function startCallbackReceiver(): Promise<CallbackReceiver> {
  const received: CallbackReceiver["received"] = [];
  const requests: CallbackReceiver["requests"] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    requests.push({
      headers: Object.entries(request.headers)
        .map((header) => header.join(": "))
        .join("\n"),
      body,
    });
    received.push(JSON.parse(body));
    response.writeHead(status).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/callbacks/recharge`,
    received,
    requests,
    answer: (next) => {
      status = next;
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
