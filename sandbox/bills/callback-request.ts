import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { CallbackFailure } from "#contracts/bills/callback.ts";
import { isAllowedAddress } from "./allowed-address.ts";
import { resolveHost } from "./resolve-host.ts";

/** How long a receiver may take from the first connection to its answer, in milliseconds. */
const TIMEOUT = 5_000;
/** Of the ports below, only 80 and 443 are called: not mail or remote access. */
const FIRST_UNPRIVILEGED_PORT = 1024;

export type CallbackOutcome = {
  answerStatus: number | null;
  failure: CallbackFailure | null;
  /** In milliseconds. */
  durationMs: number;
};

/** DNS errors for a name without an address, or without a name server that answers. */
const NAME_ERRORS = new Set(["ENOTFOUND", "ENODATA", "EBADNAME", "ESERVFAIL", "EREFUSED", "ETIMEOUT"]);

class AddressNotAllowed extends Error {
  override name = "AddressNotAllowed";
}

/**
 * Posts a callback. It is delivered when the receiver answers 2xx in time. Only http and https, and only allowed addresses
 * and ports; the name is resolved once, so that it cannot change after the check. Redirects are not followed, and only the
 * status of the response is read.
 * @param stopping ends the request; then the promise rejects.
 */
export function postCallback(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  { allowLocal, stopping }: { allowLocal: boolean; stopping: AbortSignal },
): Promise<CallbackOutcome> {
  const target = URL.canParse(url) ? new URL(url) : null;
  const host = target?.hostname.replace(/^\[|\]$/g, "") ?? "";
  const isNamed = isIP(host) === 0;
  if (!target || !isWebUrl(target) || (!isNamed && !isAllowedAddress(host, allowLocal))) {
    return Promise.resolve({ answerStatus: null, failure: "addressNotAllowed", durationMs: 0 });
  }
  const request = target.protocol === "https:" ? requestHttps : requestHttp;
  const began = performance.now();
  const durationMs = () => Math.round(performance.now() - began);
  const overdue = AbortSignal.timeout(TIMEOUT);
  const { promise, resolve, reject } = Promise.withResolvers<CallbackOutcome>();
  const outgoing = request(target, {
    method: "POST",
    agent: false,
    headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
    lookup: lookupAllowed(allowLocal),
    signal: AbortSignal.any([overdue, stopping]),
  });
  const settle = ({ statusCode = 0 }: IncomingMessage) =>
    resolve({ answerStatus: statusCode, failure: failureByStatus(statusCode), durationMs: durationMs() });
  outgoing.on("response", (answer) => {
    answer.on("error", () => {}).destroy();
    settle(answer);
  });
  // After a switch of protocols (101) no "response" event follows.
  outgoing.on("upgrade", (answer, connection) => {
    connection.on("error", () => {}).destroy();
    settle(answer);
  });
  outgoing.on("error", (error) => {
    if (stopping.aborted) return reject(error);
    resolve({ answerStatus: null, failure: failureOf(error, overdue.aborted), durationMs: durationMs() });
  });
  outgoing.end(body);
  return promise;
}

/** The URL parser leaves out a scheme's default port. */
function isWebUrl({ protocol, port }: URL): boolean {
  return /^https?:$/.test(protocol) && (/^(|80|443)$/.test(port) || Number(port) >= FIRST_UNPRIVILEGED_PORT);
}

function failureByStatus(status: number): CallbackFailure | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? "redirected" : "rejected";
}

function failureOf(error: NodeJS.ErrnoException, overdue: boolean): CallbackFailure {
  if (overdue) return "timeout";
  if (error instanceof AddressNotAllowed) return "addressNotAllowed";
  const { code = "" } = error;
  if (NAME_ERRORS.has(code)) return "nameNotFound";
  if (code === "ECONNREFUSED") return "connectionRefused";
  return /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME|HOSTNAME_MISMATCH|INVALID_(CA|PURPOSE)|PATH_LENGTH/.test(code)
    ? "certificate"
    : "unreachable";
}

/** Resolves a name; fails when any of its addresses is not allowed. */
function lookupAllowed(localToo: boolean): LookupFunction {
  return (hostname, options, done) => {
    resolveHost(hostname).then(
      (addresses) => {
        const [first] = addresses;
        const allowed = addresses.every(({ address }) => isAllowedAddress(address, localToo));
        if (!first || !allowed) return done(new AddressNotAllowed(`${hostname} is not called`), []);
        return options.all ? done(null, addresses) : done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, []),
    );
  };
}
