import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";

export type ReceivedCallback = { path: string; headers: IncomingHttpHeaders; body: string };

type Status = number | null;

export type CallbackReceiver = {
  /** Its URL, without a slash at the end. */
  url: string;
  received: ReceivedCallback[];
  /** Sets the HTTP status of answers, or null for no answer; for all, or by a function of the callback. */
  answer: (status: Status | ((callback: ReceivedCallback) => Status)) => void;
  stop: () => Promise<void>;
};

/** Starts a receiver that records callbacks and answers as set. */
export async function startCallbackReceiver(): Promise<CallbackReceiver> {
  const received: ReceivedCallback[] = [];
  let statusFor: (callback: ReceivedCallback) => Status = () => 200;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const callback = { path: request.url ?? "", headers: request.headers, body };
    const status = statusFor(callback);
    received.push(callback);
    if (status === null) return;
    // A redirect target, which must not be requested.
    response.writeHead(status, { Location: "/elsewhere" }).end("never read");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answer: (next) => {
      statusFor = typeof next === "function" ? next : () => next;
    },
    stop,
  };
}
