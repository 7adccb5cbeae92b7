import { createServer } from "node:http";
import { type LocalServer, listenLocally } from "#contracts/verification/listen-locally.ts";
import type { Answer } from "./answer.ts";

/** Starts a service that gives the n-th answer to every request below `/n`. */
export async function startReplay(answers: readonly Answer[]): Promise<LocalServer> {
  const server = createServer((request, response) => {
    const number = Number(/^\/(\d+)\//.exec(request.url ?? "")?.[1] ?? Number.NaN);
    const answer = answers[number];
    // Other requests are provider states, which need no set-up here.
    if (!answer) return response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
    return response
      .writeHead(answer.status, { "Content-Type": answer.contentType, ...answer.headers })
      .end(answer.body);
  });
  return listenLocally(server);
}
