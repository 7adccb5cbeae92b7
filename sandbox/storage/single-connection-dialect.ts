import { PGliteAdapter, PGliteDialect, type PGliteDialectConfig, PGliteDriver } from "kysely";
import { DatabaseBusy } from "./unavailable.ts";

/**
 * The one connection of an embedded database, which one after another gets and waits for no longer than for one of those to
 * PostgreSQL. Kysely by itself lets any number wait for as long as it takes (decision 085).
 * @param seconds how long.
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

/** Leaves it to the driver to have them wait. */
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
