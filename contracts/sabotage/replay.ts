import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Answer } from "./answer.ts";

/** A service that answers by number: the n-th answer to every request below `/n`. */
export type Replay = { url: string; stop: () => void };

/** Starts a service that gives the n-th answer to every request below `/n`. */
export async function startReplay(answers: readonly Answer[]): Promise<Replay> {
  const server = createServer((request, response) => {
    const number = Number(/^\/(\d+)\//.exec(request.url ?? "")?.[1] ?? Number.NaN);
    const answer = answers[number];
    // Other requests are provider states, which need no set-up here.
    if (!answer) return response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
    return response
      .writeHead(answer.status, { "Content-Type": answer.contentType, ...answer.headers })
      .end(answer.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
