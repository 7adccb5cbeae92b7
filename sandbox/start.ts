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
  /** The present moment; tests put it forward. */
  clock?: () => Date;
  /** Told of faults behind an answer, and of what else goes wrong. */
  log: Log;
  /** Told of every request that was answered. */
  logRequest?: LogRequest;
  /** Told that nothing can be stored any more: the process should end. */
  giveUp?: (reason: StorageError) => void;
  /** What the first answer waits for besides the storage; where it fails, the sandbox does not start. */
  ready?: Promise<unknown>;
};

export type Sandbox = {
  /** Without a slash at its end. */
  url: string;
  /** Where everything is kept, in words. */
  storagePlace: string;
  /** Adds one block to every chain at once, and sends the callbacks that are due then. */
  produceBlock: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The port cannot be had; its message is meant for the person who started the sandbox. */
export class PortError extends Error {
  override name = "PortError";
}

/** What the sandbox was to wait for failed; its message is meant for the person who started the sandbox. */
export class NotReadyError extends Error {
  override name = "NotReadyError";
}

/**
 * Starts the sandbox. It listens before anything else, so that a port that is taken is reported at once; requests that
 * come before the storage is open, and what is to be `ready`, wait for both.
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
  // Also while sending: a few hundred answers that their clients do not read would fill the memory.
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

/** A path is what somebody typed: it may hold what looks like a secret. */
function redactPath(request: RequestFacts, redact: (text: string) => string): RequestFacts {
  return { ...request, path: redact(request.path) };
}

/** How long a request may take to arrive, so that slow clients cannot hold connections open. */
function serverTimeouts({ requestSeconds }: Settings): ServerOptions {
  const requestTimeout = requestSeconds * 1000;
  return {
    requestTimeout,
    headersTimeout: Math.ceil(requestTimeout / 3),
    // How often Node looks; so much later a request ends at most.
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

/** How a browser on this machine names the host; one that stands for every address is none by itself. */
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

/** Answers what is under way, for two seconds at most, and takes nothing new. */
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
