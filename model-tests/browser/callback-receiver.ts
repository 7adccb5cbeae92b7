import { createServer } from "node:http";
import { text } from "node:stream/consumers";

export type CallbackReceiver = {
  /** Its address on this machine. */
  url: string;
  /** The bodies that came, the oldest first. */
  received: { billCode: string; amount: string; userId: string | null }[];
  /** The HTTP status that it answers from now on. */
  answer: (status: number) => void;
  stop: () => Promise<void>;
};

/** A merchant's own service, which the product calls back. It accepts what it is sent, by default. */
export async function startCallbackReceiver(): Promise<CallbackReceiver> {
  const received: CallbackReceiver["received"] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    received.push(JSON.parse(await text(request)));
    response.writeHead(status).end();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/callbacks/recharge`,
    received,
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
