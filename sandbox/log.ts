import pino from "pino";

export const LOG_LEVELS = ["error", "warn", "info"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The logged facts of a request. Headers, query and body are left out, because they may contain secrets. */
export type RequestFacts = {
  /** As in the response header `X-Request-Id`. */
  requestId: string;
  method: string;
  path: string;
  status?: number;
  milliseconds?: number;
  /** The security event of a refusal that may be an attack, and the caller. */
  event?: SecurityEvent;
  address?: string;
  merchantId?: string;
};

export type SecurityEvent =
  | "signInFailed"
  | "limitReached"
  | "codeRefused"
  | "proofRefused"
  | "tokenRefused"
  | "recordNotFound";

/** Logs an error in plain English, with its request if there is one. Must not be passed secrets. */
export type Log = (line: string, request?: RequestFacts) => void;

/** Logs an answered request. */
export type LogRequest = (request: RequestFacts) => void;

/**
 * Logs to the standard error, one JSON object per line: faults as `error`, requests with a status of 400 or more
 * or a security event as `warn`, all others as `info`.
 */
export function openLog(level: LogLevel): { log: Log; logRequest: LogRequest } {
  const lines = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    // At once: the process may end with the next line.
    pino.destination({ dest: 2, sync: true }),
  );
  return {
    log: (line, request) => lines.error(request ?? {}, line),
    logRequest: (request) => {
      const isWarning = request.event !== undefined || (request.status ?? 0) >= 400;
      lines[isWarning ? "warn" : "info"](request, "answered");
    },
  };
}
