import { PGliteAdapter, PGliteDialect, type PGliteDialectConfig, PGliteDriver } from "kysely";
import { DatabaseBusy } from "./unavailable.ts";

/**
 * Queues for the one connection of PGlite with a timeout, as for a connection to PostgreSQL. Kysely's own queue has none
 * (decision 085).
 * @param seconds the timeout.
 */
export class SingleConnectionDialect extends PGliteDialect {
  readonly #config: PGliteDialectConfig;
  readonly #seconds: number;
  constructor(config: PGliteDialectConfig, seconds: number) {
    super(config);
    this.#config = config;
    this.#seconds = seconds;
  }
  override createDriver(): PGliteDriver {
    return new QueueingDriver(this.#config, this.#seconds);
  }
  override createAdapter(): PGliteAdapter {
    return new MultiConnectionAdapter();
  }
}

/** Turns off Kysely's own queue. */
class MultiConnectionAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class QueueingDriver extends PGliteDriver {
  readonly #milliseconds: number;
  /** Waiting transactions, first in, first out. */
  readonly #waiting = new Set<() => void>();
  #isTaken = false;
  constructor(config: PGliteDialectConfig, seconds: number) {
    super(config);
    this.#milliseconds = seconds * 1000;
  }
  override async acquireConnection() {
    if (this.#isTaken) await this.#turn();
    this.#isTaken = true;
    return super.acquireConnection();
  }
  override async releaseConnection() {
    const [next] = this.#waiting;
    if (next) next();
    else this.#isTaken = false;
  }
  #turn(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      clearTimeout(timer);
      this.#waiting.delete(begin);
    };
    const begin = () => {
      leave();
      resolve();
    };
    const timer = setTimeout(() => {
      leave();
      reject(new DatabaseBusy("the embedded database had no time in time"));
    }, this.#milliseconds);
    this.#waiting.add(begin);
    return promise;
  }
}
