import type { Server, ServerOptions } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { readSealingKey } from "./applications/sealing-key.ts";
import { startCallbackDelivery } from "./bills/callback-delivery.ts";
import { produceBlock, startBlockProduction } from "./chain/block-production.ts";
import { createApp } from "./http/app.ts";
import type { Log, LogRequest, RequestFacts } from "./log.ts";
import { startDelivery } from "./mail/delivery.ts";
import { redactor } from "./redaction.ts";
import { seedCatalogue } from "./seed/catalogue.ts";
import { closeDemoMerchant, seedDemoMerchant } from "./seed/demo-merchant.ts";
import type { Service } from "./service.ts";
import type { Settings } from "./settings.ts";
import { warnIfClockSetBack } from "./storage/clock-check.ts";
import { openStorage, type Storage } from "./storage/database.ts";
import { startPruning } from "./storage/pruning.ts";
import type { StorageError } from "./storage/storage-error.ts";

export type SandboxOptions = {
  settings: Settings;
  /** The present moment; tests can change it. */
  clock?: () => Date;
  /** Logs faults. */
  log: Log;
  /** Logs every answered request. */
  logRequest?: LogRequest;
  /** Called when nothing can be stored any more: the process should end. */
  giveUp?: (reason: StorageError) => void;
  /** Awaited before requests are answered; when it rejects, the sandbox does not start. */
  ready?: Promise<unknown>;
};

export type Sandbox = {
  /** Without a slash at its end. */
  url: string;
  /** Where everything is kept, in words. */
  storagePlace: string;
  /** Adds one block to every chain, and sends due callbacks. */
  produceBlock: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The port cannot be used; its message is for the operator. */
export class PortError extends Error {
  override name = "PortError";
}

/** `ready` failed; its message is for the operator. */
export class NotReadyError extends Error {
  override name = "NotReadyError";
}

/**
 * Starts the sandbox. It listens first, so that a port in use is reported at once; requests wait until the storage is open
 * and `ready` has resolved.
 * @throws PortError, StorageError or NotReadyError, with nothing left running.
 */
export async function startSandbox({
  settings,
  clock = () => new Date(),
  log: write,
  logRequest = () => undefined,
  giveUp = (reason) => write(reason.message),
  ready = Promise.resolve(),
}: SandboxOptions): Promise<Sandbox> {
  const redact = redactor(settings);
  const log: Log = (line, request) => write(redact(line), request && redactPath(request, redact));
  const opening = Promise.withResolvers<ReturnType<typeof createApp>>();
  opening.promise.catch(() => {});
  const server = createAdaptorServer({
    fetch: async (request, env) => (await opening.promise).fetch(request, env),
    serverOptions: serverTimeouts(settings),
  });
  // Also while sending: a few hundred responses that clients do not read would exhaust the memory.
  (server as Server).setTimeout(settings.requestSeconds * 2000);
  const url = await listen(server as Server, settings);
  let storage: Storage | null = null;
  try {
    storage = await openStorage(settings, { log, onFatal: giveUp });
    const { db, close: closeStorage, place } = storage;
    const sealingKey = await readSealingKey(settings, db);
    const service: Service = { db, settings, clock, sealingKey, log };
    await warnIfClockSetBack(service);
    await seedCatalogue(service.db);
    await (settings.demo ? seedDemoMerchant(service) : closeDemoMerchant(service));
    await ready.catch(({ message }: Error) => Promise.reject(new NotReadyError(message)));
    const delivery = startDelivery(service);
    const callbacks = startCallbackDelivery(service);
    const blocks = startBlockProduction(service);
    const pruning = startPruning(service);
    opening.resolve(createApp(service, (request) => logRequest(redactPath(request, redact))));
    const stop = async () => {
      await close(server as Server);
      await blocks.stop();
      await pruning.stop();
      await callbacks.stop();
      await delivery.stop();
      await closeStorage();
    };
    const produce = async () => {
      await produceBlock(service);
      await callbacks.deliverDue();
    };
    return { url, storagePlace: place, produceBlock: produce, stop };
  } catch (error) {
    opening.reject(error);
    await close(server as Server);
    await storage?.close();
    throw error;
  }
}

/** Paths are typed by clients and may contain secrets. */
function redactPath(request: RequestFacts, redact: (text: string) => string): RequestFacts {
  return { ...request, path: redact(request.path) };
}

/** How long a request may take to arrive, so that slow clients cannot hold connections open. */
function serverTimeouts({ requestSeconds }: Settings): ServerOptions {
  const requestTimeout = requestSeconds * 1000;
  return {
    requestTimeout,
    headersTimeout: Math.ceil(requestTimeout / 3),
    // Longer than proxies and clients keep a connection, or a request may meet its end.
    keepAliveTimeout: requestTimeout * 2 + 5_000,
    // Node checks its timeouts at this interval.
    connectionsCheckingInterval: Math.ceil(requestTimeout / 10),
  };
}

function listen(server: Server, { host, port }: Settings): Promise<string> {
  return new Promise((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) => fail(new PortError(portErrorMessage(error, host, port))));
    server.listen(port, host, () => {
      const address = server.address();
      const given = typeof address === "object" && address ? address.port : port;
      done(`http://${urlHost(host)}:${given}`);
    });
  });
}

/** The host for a URL on this machine; a wildcard address becomes localhost. */
function urlHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

function portErrorMessage({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === "EADDRINUSE")
    return `Port ${port} is taken by another program. Choose another one with PORT=…, or end that program.`;
  if (code === "EACCES")
    return `Port ${port} needs rights that this account does not have. Choose one above 1023 with PORT=….`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `${host} is not an address of this machine. Set HOST=127.0.0.1 or HOST=0.0.0.0.`;
  return `The sandbox cannot listen on ${host}:${port}: ${message}`;
}

/** Accepts no new requests and finishes those in progress, for two seconds at most. */
function close(server: Server): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), 2000);
  return new Promise((done) => {
    server.close(() => {
      clearTimeout(timer);
      done();
    });
    server.closeIdleConnections();
  });
}
