import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";

export type LocalServer = {
  port: number;
  /** As for an http server, without a slash at the end. */
  url: string;
  /** Takes no more connections, and ends those of http. */
  stop: () => void;
};

/** Starts a server on a free port of 127.0.0.1. @throws Error if it cannot listen */
export async function listenLocally(server: Server & { closeAllConnections?: () => void }): Promise<LocalServer> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections?.();
  };
  return { port, url: `http://127.0.0.1:${port}`, stop };
}
