import { request } from "node:http";
import { text } from "node:stream/consumers";

type RawRequest = { method?: string; path: string; headers?: Record<string, string>; body?: string };

/** Sends requests that `fetch` cannot: any path, any `Host`. */
export function rawRequest(
  url: string,
  { method = "GET", path, headers = {}, body }: RawRequest,
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path, headers, agent: false }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }),
    );
    outgoing.once("error", reject);
    outgoing.end(body);
  });
}
