import { randomUUID } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApplication } from "#contracts/applications/create-application.call.ts";
import { sendTestCallback } from "#contracts/applications/test-callback.call.ts";
import { cancelOrder } from "#contracts/orders/cancel-order.call.ts";
import { createOrder } from "#contracts/orders/create-order.call.ts";
import { listOrders } from "#contracts/orders/list-orders.call.ts";
import { addApplication } from "#sandbox/applications/create-application.ts";
import { startCallbackDelivery } from "#sandbox/bills/callback-delivery.ts";
import { createApp } from "#sandbox/http/app.ts";
import { nextSendAttempt } from "#sandbox/mail/delivery.ts";
import { signInNewMerchant } from "#sandbox/provider-states/stated-merchant.ts";
import { acceptUsdt } from "#sandbox/testing/accept-usdt.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { type CallbackReceiver, startCallbackReceiver } from "#sandbox/testing/callback-receiver.ts";
import { newDataFolder } from "#sandbox/testing/data-folder.ts";
import { newDatabase, SWEPT_ENGINES, startOn } from "#sandbox/testing/engines.ts";
import { refusedAs } from "#sandbox/testing/expected-answer.ts";
import { sweep } from "#sandbox/testing/extent.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import { type SandboxUnderTest, startUnderTest } from "#sandbox/testing/sandbox-under-test.ts";
import { openUnderTest } from "#sandbox/testing/storage-under-test.ts";

const ORDER = { packageId: "growth", termMonths: 3, network: "TRON" } as const;

describe.each(SWEPT_ENGINES)("bounded work, on %s", (engine) => {
  let sandbox: SandboxUnderTest;
  let slow: CallbackReceiver;
  let quick: CallbackReceiver;
  beforeAll(async () => {
    sandbox = await startOn(engine, { openOrders: 5 });
    [slow, quick] = [await startCallbackReceiver(), await startCallbackReceiver()];
  });
  afterAll(async () => {
    await sandbox.stop();
    await Promise.all([slow.stop(), quick.stop()]);
    expect(sandbox.faults).toEqual([]);
  });

  test("open orders of a merchant are limited, also when created at once", async () => {
    const { send } = await sandbox.newMerchant();
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => createOrder(send, { ...ORDER, requestKey: randomUUID() })),
    );
    const refused = answers.filter(({ accepted }) => !accepted);
    expect(refused).toHaveLength(4);
    for (const answer of refused) expect(answer).toMatchObject(refusedAs("tooManyOpenOrders"));
    sandbox.forward(1801);
    expect(await createOrder(send, { ...ORDER, requestKey: randomUUID() })).toMatchObject({ accepted: true });
  });

  test("creating and cancelling orders in a row is limited; a repeated request counts once", async () => {
    const { send } = await sandbox.newMerchant();
    let made = 0;
    let answer = await createOrder(send, { ...ORDER, requestKey: randomUUID() });
    while (answer.accepted && made < 50) {
      made += 1;
      acceptedValue(await cancelOrder(send, { code: answer.value.code }));
      const again = { ...ORDER, requestKey: randomUUID() };
      answer = await createOrder(send, again);
      if (answer.accepted) expect(acceptedValue(await createOrder(send, again)).code).toBe(answer.value.code);
    }
    expect([made, answer]).toEqual([25, expect.objectContaining(refusedAs("tooManyRequests"))]);
    sandbox.forward(3601);
    expect(await createOrder(send, { ...ORDER, requestKey: randomUUID() })).toMatchObject({ accepted: true });
  });

  test("two requests at once for the last allowed order create one", async () => {
    const { send } = await sandbox.newMerchant();
    for (let order = 0; order < 4; order += 1) await createOrder(send, { ...ORDER, requestKey: randomUUID() });
    const last = { ...ORDER, requestKey: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 6 }, () => createOrder(send, last)));
    expect(new Set(answers.map((answer) => acceptedValue(answer).code)).size).toBe(1);
  });

  test("an order whose payment window has ended is settled by the next block, not by a list call", async () => {
    const { send } = await sandbox.newMerchant();
    acceptedValue(await createOrder(send, { ...ORDER, requestKey: randomUUID() }));
    const statuses = async () =>
      acceptedValue(await listOrders(send, { page: 1, pageSize: 5 })).items.map(({ payStatus }) => payStatus);
    sandbox.forward(1801);
    expect(await statuses()).toEqual(["pending"]);
    expect(await statuses()).toEqual(["pending"]);
    await sandbox.produceBlocks(1);
    expect(await statuses()).toEqual(["cancelled"]);
  });

  sweep(
    "a receiver that never answers does not delay callbacks of other merchants",
    async () => {
      slow.answer(null);
      const applicationOf = async (receiver: CallbackReceiver) => {
        const { send } = await sandbox.newMerchant();
        await acceptUsdt(send, ["TRON"]);
        const wanted = sampleApplication({ rechargeCallback: receiver.url });
        return acceptedValue(await createApplication(send, wanted)).code;
      };
      const [hanging, working] = [await applicationOf(slow), await applicationOf(quick)];
      const pay = (code: string) =>
        sandbox.post(`/sandbox/api/applications/${code}/pay`, '{"network":"TRON","amount":"1"}');
      for (let payment = 0; payment < 30; payment += 1) await pay(hanging);
      for (let payment = 0; payment < 3; payment += 1) await pay(working);
      const confirmed = sandbox.produceBlocks(3);
      await expect.poll(() => quick.received.length, { timeout: 30_000, interval: 20 }).toBe(3);
      // Four callbacks of one merchant are sent at a time, since twenty would block all others.
      expect(slow.received.length).toBeLessThanOrEqual(8);
      slow.answer(200);
      await confirmed;
    },
    60_000,
  );

  test("a receiver that switches protocols is closed and keeps no connection", async () => {
    const ended: Promise<unknown>[] = [];
    const switching = createServer((socket) => {
      ended.push(once(socket, "close"));
      socket.on("error", () => {}).resume();
      socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
    });
    switching.listen(0, "127.0.0.1");
    await once(switching, "listening");
    const { port } = switching.address() as AddressInfo;
    const { send } = await sandbox.newMerchant();
    const rechargeCallback = `http://127.0.0.1:${port}/callbacks`;
    const { code } = acceptedValue(await createApplication(send, sampleApplication({ rechargeCallback })));
    const sent = acceptedValue(await sendTestCallback(send, { code, address: "recharge" }));
    expect(sent).toMatchObject({ status: "failed", attempts: [{ answerStatus: 101, failure: "rejected" }] });
    await Promise.all(ended);
    switching.close();
  });
});

test("at most twenty callbacks are sent at a time", async () => {
  const { service, close } = await openUnderTest(null);
  const { db, clock } = service;
  const now = clock();
  const hanging = await startCallbackReceiver();
  hanging.answer(null);
  for (let merchant = 0; merchant < 7; merchant += 1) {
    const { userId: merchantId } = await signInNewMerchant(service);
    const { code: applicationCode } = await addApplication(
      service,
      merchantId,
      sampleApplication({ rechargeCallback: hanging.url }),
    );
    const due = Array.from({ length: 5 }, (_, at) => ({
      ...{ code: `CB${merchant}${at}`, reference: `${merchant}${at}`, merchantId, applicationCode, url: hanging.url },
      ...({ payload: "{}", event: "collection", status: "notNotified", createdAt: now, deliveredAt: null } as const),
      ...{ lastFailure: null, nextAttemptAt: now },
    }));
    await db.insertInto("callbacks").values(due).execute();
  }
  const delivery = startCallbackDelivery(service);
  void delivery.deliverDue();
  await expect.poll(() => hanging.received.length).toBeGreaterThan(0);
  // A callback that is being sent is claimed: its next attempt is in the future.
  const taken = await db.selectFrom("callbacks").select("merchantId").where("nextAttemptAt", ">", now).execute();
  expect(taken).toHaveLength(20);
  const ofEach = Map.groupBy(taken, ({ merchantId }) => merchantId).values();
  expect(Math.max(...[...ofEach].map((theirs) => theirs.length))).toBeLessThanOrEqual(4);
  await delivery.stop();
  await hanging.stop();
  await close();
});

test("a busy database answers 503 with the time to wait, and nothing is lost", async () => {
  const databaseUrl = await newDatabase();
  const sandbox = await startUnderTest({ databaseUrl, databaseSeconds: 0.5 });
  const { token, userId } = await sandbox.newMerchant();
  const holder = new Client({ connectionString: databaseUrl });
  await holder.connect();
  await holder.query("begin; lock table sessions in access exclusive mode");
  const ask = () =>
    fetch(`${sandbox.url}/api/Login/CheckLastLogin?uid=${userId}`, {
      headers: { Authorization: `Bearer ${token}`, Language: "en-US" },
    });
  // Ten calls take all connections and wait for the locked table, so the others wait for a connection.
  const asked = Array.from({ length: 15 }, ask);
  const putOff = await Promise.race(asked);
  expect([putOff.status, putOff.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(await putOff.json()).toMatchObject({
    success: false,
    errMsg: "The service is very busy. Nothing was changed. Please wait 5 seconds, then try again.",
  });
  await holder.query("commit");
  await holder.end();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect((await ask()).status).toBe(200);
  await sandbox.stop();
});

test("calls and pages get 503 when the embedded database is busy, and others keep their turn", async () => {
  const { service, close } = await openUnderTest(null, { databaseSeconds: 1.5 });
  const told: string[] = [];
  const app = createApp({ ...service, log: (line) => told.push(line) }, () => {});
  const { token, userId } = await signInNewMerchant(service);
  const headers = { Host: "localhost", Authorization: `Bearer ${token}` };
  const load = (path: string) => app.request(path, { headers }, {});
  const ask = () => load(`/api/Login/CheckLastLogin?uid=${userId}`);
  const hold = async () => {
    const [taken, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const held = service.db.transaction().execute(() => {
      taken.resolve();
      return free.promise;
    });
    await taken.promise;
    return () => {
      free.resolve();
      return held;
    };
  };
  const letGo = await hold();
  for (const answer of await Promise.all([ask(), ask(), load("/sandbox")])) {
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(await answer.text()).toMatch(/very busy.*wait 5 seconds, then try again/);
  }
  expect(told).toHaveLength(3);
  await letGo();
  expect((await ask()).status).toBe(200);

  const soon = await hold();
  const inTime = Array.from({ length: 6 }, ask);
  await soon();
  expect(new Set((await Promise.all(inTime)).map(({ status }) => status))).toEqual(new Set([200]));
  await close();
});

describe("emails that the mail server refuses", () => {
  const start = new Date("2026-11-21T00:00:00Z");
  const email = { id: "1", recipient: "", sealed: "", attempts: 0, createdAt: start, nextAttemptAt: start };
  const busy = Object.assign(new Error("try later"), { responseCode: 451 });

  test("are sent again after waits that grow to an hour, for a day", () => {
    const waits: number[] = [];
    let now = start;
    for (;;) {
      const next = nextSendAttempt(email, busy, now);
      if (!next) break;
      waits.push((next.getTime() - now.getTime()) / 1000);
      now = next;
    }
    expect(waits.slice(0, 8)).toEqual([5, 15, 45, 135, 405, 1215, 3600, 3600]);
    const hours = (now.getTime() - start.getTime()) / 3_600_000;
    expect(hours).toBeGreaterThan(22);
    expect(hours).toBeLessThanOrEqual(24);
  });

  test("are given up after a permanent refusal", () => {
    const unknown = Object.assign(new Error("no such mailbox"), { responseCode: 550 });
    expect(nextSendAttempt(email, unknown, start)).toBeNull();
  });
});

sweep("answers that a client does not read are dropped, and the connection is closed", async () => {
  const { dataDir: siteDir, remove } = await newDataFolder();
  await writeFile(join(siteDir, "index.html"), "the console");
  // Larger than the socket buffers, so the server has to wait for the client.
  await writeFile(join(siteDir, "large.js"), " ".repeat(12_000_000));
  const sandbox = await startOn("PGlite", { siteDir, requestSeconds: 2 });
  // A client that does not read cannot see the close, so the test watches the server's sockets.
  const ended: Promise<unknown>[] = [];
  const watch = (request: unknown) => ended.push(once((request as { socket: Socket }).socket, "close"));
  subscribe("http.server.request.start", watch);
  const readers = Array.from({ length: 2 }, () => {
    const socket = connect(Number(new URL(sandbox.url).port), "127.0.0.1");
    socket.on("error", () => {});
    socket.write("GET /large.js HTTP/1.1\r\nHost: localhost\r\n\r\n");
    return socket;
  });
  await Promise.all(readers.map((reader) => once(reader, "readable")));
  unsubscribe("http.server.request.start", watch);
  expect(ended).toHaveLength(2);
  await Promise.all(ended);
  for (const reader of readers) reader.destroy();
  await sandbox.stop();
  await remove();
  expect(sandbox.faults).toEqual([]);
});

test("a slowly sent body is cut off", async () => {
  const sandbox = await startOn("PGlite", { requestSeconds: 1 });
  const { port } = new URL(sandbox.url);
  const socket = connect(Number(port), "127.0.0.1");
  await once(socket, "connect");
  socket.write("POST /api/Login/Login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n");
  socket.write("Content-Length: 1000\r\n\r\n{");
  const answer = await new Promise<string>((resolve) => {
    let said = "";
    socket.on("data", (chunk) => {
      said += chunk;
    });
    socket.once("close", () => resolve(said));
  });
  expect(answer).toContain("408 Request Timeout");
  await sandbox.stop();
  expect(sandbox.faults).toEqual([]);
});

test("pipelined requests of one connection are limited, and do not affect others", async () => {
  const sandbox = await startOn("PGlite");
  const answersTo = async (requests: number) => {
    const socket = connect(Number(new URL(sandbox.url).port), "127.0.0.1");
    await once(socket, "connect");
    const closing = "GET /sandbox/sandbox.css HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    socket.write("GET /sandbox/sandbox.css HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(requests - 1) + closing);
    let said = "";
    socket.on("data", (chunk) => {
      said += chunk;
    });
    await once(socket, "close");
    return said.split("HTTP/1.1 200 ").length - 1;
  };
  expect(await answersTo(8)).toBe(8);
  expect(await answersTo(9)).toBeLessThan(9);
  expect(await answersTo(200)).toBeLessThan(9);
  // Requests sent one after the other have no limit.
  for (let turn = 0; turn < 20; turn += 1) expect((await fetch(`${sandbox.url}/sandbox/sandbox.css`)).status).toBe(200);
  await sandbox.stop();
  expect(sandbox.faults).toEqual([]);
});
