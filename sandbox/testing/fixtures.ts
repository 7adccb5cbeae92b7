import { beforeAll, expect } from "vitest";
import type { Service } from "#sandbox/service.ts";
import type { Settings } from "#sandbox/settings.ts";
import { type CallbackReceiver, startCallbackReceiver } from "./callback-receiver.ts";
import { type Engine, startOn } from "./engines.ts";
import type { SandboxUnderTest } from "./sandbox-under-test.ts";
import { openUnderTest } from "./storage-under-test.ts";

/** A sandbox for the tests of a file or a suite, which must log no fault. */
export function sandboxFixture(changes: Partial<Settings> = {}, engine: Engine = "PGlite"): SandboxUnderTest {
  return fixture(
    () => startOn(engine, changes),
    async ({ stop, faults }) => {
      await stop();
      expect(faults).toEqual([]);
    },
  );
}

/** A service without a server for the tests of a file or a suite. */
export function serviceFixture(changes: Partial<Settings> = {}): Service {
  return fixture(
    async () => {
      const { service, close } = await openUnderTest(null, changes);
      return { ...service, close };
    },
    ({ close }) => close(),
  );
}

/** A receiver of callbacks for the tests of a file or a suite. Declare it before its sandbox, which is stopped first. */
export function receiverFixture(): CallbackReceiver {
  return fixture(startCallbackReceiver, ({ stop }) => stop());
}

/** Opens a value before the first test, which fills the returned object, and closes it after the last one. */
function fixture<Value extends object>(open: () => Promise<Value>, close: (value: Value) => Promise<void>): Value {
  const value = {} as Value;
  beforeAll(async () => {
    Object.assign(value, await open());
    return () => close(value);
  });
  return value;
}
