import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { CallbackFailure } from "#contracts/bills/callback.ts";
import { addressesOf } from "./addresses-of.ts";
import { isAllowedAddress } from "./allowed-address.ts";

/** How long a receiver may take from the first connection to its answer, in milliseconds. */
const TIMEOUT = 5_000;
/** Below it, ports are those of services: of them, only the web's own are asked, not mail or remote access. */
const FIRST_FREE_PORT = 1024;

export type Outcome = {
  answerStatus: number | null;
  failure: CallbackFailure | null;
  /** From the beginning until the outcome was known, in milliseconds. */
  durationMs: number;
};

/** What DNS says of a name without an address, and of one that no name server answers for. */
const NO_NAME = new Set(["ENOTFOUND", "ENODATA", "EBADNAME", "ESERVFAIL", "EREFUSED", "ETIMEOUT"]);

class AddressNotAllowed extends Error {
  override name = "AddressNotAllowed";
}

/**
 * Posts a callback. It is delivered when the receiver answers 2xx in time. Only http and https, only to addresses and ports
 * that are allowed; the name is resolved once and what was allowed is what is called. Redirects are not followed, and nothing
 * of an answer but its status is read.
 * @param stopping ends the request; then the promise rejects.
 */
export function postCallback(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  { localToo, stopping }: { localToo: boolean; stopping: AbortSignal },
): Promise<Outcome> {
  const target = URL.canParse(url) ? new URL(url) : null;
  const host = target?.hostname.replace(/^\[|\]$/g, "") ?? "";
  const isNamed = isIP(host) === 0;
  if (!target || !isOfTheWeb(target) || (!isNamed && !isAllowedAddress(host, localToo))) {
    return Promise.resolve({ answerStatus: null, failure: "addressNotAllowed", durationMs: 0 });
  }
  const request = target.protocol === "https:" ? requestHttps : requestHttp;
  const began = performance.now();
  const durationMs = () => Math.round(performance.now() - began);
  const overdue = AbortSignal.timeout(TIMEOUT);
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  const outgoing = request(target, {
    method: "POST",
    agent: false,
    headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
    lookup: allowedOnly(localToo),
    signal: AbortSignal.any([overdue, stopping]),
  });
  const settle = ({ statusCode = 0 }: IncomingMessage) =>
    resolve({ answerStatus: statusCode, failure: failureByStatus(statusCode), durationMs: durationMs() });
  outgoing.on("response", (answer) => {
    answer.on("error", () => {}).destroy();
    settle(answer);
  });
  // A receiver that would go on in another protocol (101) takes the connection with it: nothing else is ever heard of it.
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

/** The parser leaves out the port that a scheme has anyway. */
function isOfTheWeb({ protocol, port }: URL): boolean {
  return /^https?:$/.test(protocol) && (/^(|80|443)$/.test(port) || Number(port) >= FIRST_FREE_PORT);
}

function failureByStatus(status: number): CallbackFailure | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? "redirected" : "rejected";
}

function failureOf(error: NodeJS.ErrnoException, overdue: boolean): CallbackFailure {
  if (overdue) return "timeout";
  if (error instanceof AddressNotAllowed) return "addressNotAllowed";
  const { code = "" } = error;
  if (NO_NAME.has(code)) return "nameNotFound";
  if (code === "ECONNREFUSED") return "connectionRefused";
  return /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME|HOSTNAME_MISMATCH|INVALID_(CA|PURPOSE)|PATH_LENGTH/.test(code)
    ? "certificate"
    : "unreachable";
}

/** Resolves a name; one with an address that is not allowed among its addresses is not called at all. */
function allowedOnly(localToo: boolean): LookupFunction {
  return (hostname, options, done) => {
    addressesOf(hostname).then(
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
