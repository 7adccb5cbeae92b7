import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { noData } from "./envelope.ts";
import { endsSession, SESSION_ENDING_CODES } from "./error-catalogue.ts";
import { describeFailure, failureOf, RequestFailed } from "./failure.ts";
import { type ClientOptions, createSend, type Fault, type Request } from "./http.ts";
import { amount } from "./reader/amount.ts";
import { pageOf } from "./reader/page.ts";
import { id } from "./reader/text.ts";
import { listenLocally } from "./verification/listen-locally.ts";

const resData = z.object({ name: id });
const ask: Request<typeof resData> = { method: "POST", path: "/api/Thing/Load", body: { id: "7" }, resData };
const get: Request<typeof resData> = { method: "GET", path: "/api/Thing/Load", query: { id: "7" }, resData };
const PROBLEM = { "Content-Type": "application/problem+json; charset=utf-8" };
const JSON_TYPE = { "Content-Type": "application/json" };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A service on a real socket, the requests that it received, and a client. */
async function connect(listener: RequestListener, options: Partial<ClientOptions> = {}) {
  const received: { request: IncomingMessage; body: string }[] = [];
  const arrival = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    received.push({ request, body: await text(request) });
    arrival.resolve();
    listener(request, response);
  });
  const { url: baseUrl, stop } = await listenLocally(server);
  onTestFinished(stop);
  const reported: Fault[] = [];
  const report = (fault: Fault) => reported.push(fault);
  const send = createSend({ baseUrl, language: () => "en-US", token: () => null, report, ...options });
  return { send, received, reported, arrived: arrival.promise };
}

/** A service that answers every request with the same status and body. */
function answering(status: number, body: unknown, headers: Record<string, string> = JSON_TYPE): RequestListener {
  const written = typeof body === "string" ? body : JSON.stringify(body);
  return (_request, response) => response.writeHead(status, headers).end(written);
}

const accepting = answering(200, { success: true, resData: { name: "Lin" } });

describe("what a request carries (7.1)", () => {
  test("JSON, the stored language, and no Authorization while signed out", { tags: ["7.1.a", "7.1.b"] }, async () => {
    const { send, received } = await connect(accepting, { language: () => "th-TH" });
    await send(ask);
    expect(received).toHaveLength(1);
    expect(received[0]?.request.method).toBe("POST");
    expect(received[0]?.request.url).toBe("/api/Thing/Load");
    expect(received[0]?.body).toBe('{"id":"7"}');
    expect(received[0]?.request.headers).toMatchObject({ "content-type": "application/json", language: "th-TH" });
    expect(received[0]?.request.headers).not.toHaveProperty("authorization");
  });

  test("the token is read again for each request", { tags: ["7.1.c"] }, async () => {
    let token: string | null = "first";
    const { send, received } = await connect(accepting, { token: () => token });
    await send(ask);
    token = "second";
    await send(ask);
    token = null;
    await send(ask);
    expect(received.map(({ request }) => request.headers.authorization)).toEqual([
      "Bearer first",
      "Bearer second",
      undefined,
    ]);
  });

  test("a GET carries its query, no body, and the JSON content type all the same", async () => {
    const { send, received } = await connect(accepting);
    await send({ method: "GET", path: "/api/Login/Logout", query: { uid: "a b&c=d" }, resData });
    expect(received[0]?.request.url).toBe("/api/Login/Logout?uid=a+b%26c%3Dd");
    expect(received[0]?.request.headers["content-type"]).toBe("application/json");
    expect(received[0]?.body).toBe("");
  });

  test("no cookies", { tags: ["7.1.e"] }, async () => {
    const { send } = await connect(accepting);
    const fetched = vi.spyOn(globalThis, "fetch");
    await send(ask);
    expect(fetched.mock.calls.map(([request]) => request instanceof Request && request.credentials)).toEqual(["omit"]);
  });
});

describe("reading an answer (7.2)", () => {
  test("accepted data is parsed, and no fault is reported", async () => {
    const { send, reported } = await connect(accepting);
    expect(await send(ask)).toEqual({ accepted: true, value: { name: "Lin" } });
    expect(reported).toEqual([]);
  });

  test('errCode "3000" is a normal answer (8.1)', { tags: ["8.1.a"] }, async () => {
    const { send, reported } = await connect(
      answering(200, { success: false, errCode: "3000", errMsg: "as usual", resData: { name: "Lin" } }),
    );
    expect(await send(ask)).toEqual({ accepted: true, value: { name: "Lin" } });
    expect(reported).toEqual([]);
  });

  test.each(["9999", ...SESSION_ENDING_CODES])(
    "a refusal with code %s is a value, reported once (8.2, 8.3)",
    { tags: ["8.2.a"] },
    async (errCode) => {
      const { send, received, reported } = await connect(answering(200, { success: false, errCode, errMsg: "No." }));
      const refusal = { accepted: false, errCode, errMsg: "No." };
      expect(await send(ask)).toEqual(refusal);
      expect(reported).toEqual([{ type: "refused", refusal, userInitiated: false }]);
      expect(received).toHaveLength(1);
    },
  );

  test("a refusal is user-initiated if the request was made after the session-over dialog was shown (8.3)", async () => {
    let over = false;
    const { send, reported } = await connect(answering(200, { success: false, errCode: "4011", errMsg: "Out." }), {
      isSessionOver: () => over,
    });
    const sentBefore = send(ask);
    over = true;
    await sentBefore;
    await send(ask);
    await send({ ...ask, background: true });
    expect(reported.map((fault) => fault.type === "refused" && fault.userInitiated)).toEqual([false, true, false]);
  });

  test.each([400, 401, 500])("a refusal in the body of a %i is read", async (status) => {
    const { send, received, reported } = await connect(
      answering(status, { success: false, errCode: "4010", errMsg: "Out." }),
    );
    const refusal = { accepted: false, errCode: "4010", errMsg: "Out." };
    expect(await send(ask)).toEqual(refusal);
    expect(reported).toEqual([{ type: "refused", refusal, userInitiated: false }]);
    expect(received).toHaveLength(1);
  });
});

describe("a refusal in the body of another status (8.2, 8.3, 8.4)", () => {
  const signedIn = { token: () => "t0ken" };

  test.each([
    ["a 404 with an envelope", 404, { success: false, errCode: 2404, errMsg: "No." }, "2404", "No."],
    ["a 400 with an envelope without a code", 400, { success: false, errMsg: "No." }, "", "No."],
    ["a 400 with the code alone", 400, { errCode: 1001 }, "1001", ""],
    ["a 403 with problem details", 403, { title: "Forbidden", detail: "Ask the owner." }, "", "Ask the owner."],
    [
      "a 400 of ASP.NET Core",
      400,
      { title: "One or more validation errors occurred.", errors: { Email: ["The Email field is required."] } },
      "",
      "The Email field is required.",
    ],
    ["a 409 with a title alone", 409, { title: "Taken" }, "", "Taken"],
    ["a 500 with an envelope", 500, { success: false, errCode: "5000", errMsg: "A fault." }, "5000", "A fault."],
  ])("%s is a refusal", async (_title, status, body, errCode, errMsg) => {
    const { send, reported } = await connect(answering(status, body, PROBLEM), signedIn);
    const refusal = { accepted: false, errCode, errMsg };
    expect(await send(ask)).toEqual(refusal);
    expect(reported).toEqual([{ type: "refused", refusal, userInitiated: false }]);
  });

  test.each([
    ["without a body", "", ""],
    ["with a page", "<h1>Unauthorized</h1>", ""],
    ["with an envelope without a code", { success: false, errMsg: "Token expired" }, "Token expired"],
    ["with problem details", { title: "Unauthorized", status: 401 }, "Unauthorized"],
  ])("a 401 %s ends the session of the token that was sent (8.3)", async (_title, body, errMsg) => {
    const { send } = await connect(answering(401, body), signedIn);
    const answer = await send(ask);
    expect(answer).toEqual({ accepted: false, errCode: "4010", errMsg });
    expect(!answer.accepted && endsSession(answer.errCode)).toBe(true);
  });
});

describe("variants that a service may send", () => {
  test.each([4010, "4010"])("errCode %j", async (errCode) => {
    const { send } = await connect(answering(200, { success: false, errCode, errMsg: null }));
    expect(await send(ask)).toEqual({ accepted: false, errCode: "4010", errMsg: "" });
  });

  test("errCode 3000 as a number is a normal answer too (8.1)", async () => {
    const { send } = await connect(answering(200, { success: false, errCode: 3000, resData: { name: "Lin" } }));
    expect(await send(ask)).toEqual({ accepted: true, value: { name: "Lin" } });
  });

  test.each([200, 201, 204])("a %i without a body, for a call without data", async (status) => {
    const { send } = await connect(answering(status, ""));
    const request = { method: "POST", path: "/api/Thing/Save", resData: noData } as const;
    expect(await send(request)).toEqual({ accepted: true, value: null });
  });

  test("a 200 without a body is not an empty list", async () => {
    const { send } = await connect(answering(200, ""));
    const request = { method: "POST", path: "/api/Thing/List", resData: pageOf(resData) } as const;
    await expect(send(request)).rejects.toMatchObject({ failure: { kind: "unreadable" } });
  });

  test("a number keeps its digits", async () => {
    const exact = "123456789012345678901234567890.123456789012345678";
    const { send } = await connect(answering(200, `{"success":true,"resData":{"amount":${exact}}}`));
    const answer = await send({ method: "POST", path: "/api/Thing/Load", resData: z.object({ amount }) });
    expect(answer).toEqual({ accepted: true, value: { amount: exact } });
  });

  test("unreadable rows are reported to the operator, and the others are returned", async () => {
    const items = [{ name: "Lin" }, { name: {} }];
    const { send, reported } = await connect(answering(200, { success: true, resData: { items } }));
    const answer = await send({ method: "POST", path: "/api/Thing/List", resData: pageOf(resData) });
    expect(answer).toMatchObject({ accepted: true, value: { items: [{ name: "Lin" }], total: null } });
    const failure = { kind: "unreadable", call: "POST /api/Thing/List", field: "resData.items.1.name", status: 200 };
    expect(reported).toMatchObject([{ type: "rowsUnreadable", failure }]);
    expect(answer).toMatchObject({ value: { unreadable: [{ index: 1, failure }] } });
  });
});

describe("a transport failure is reported once and the request is never repeated (8.4)", () => {
  const envelope = { success: true, resData: { name: "Lin" } };
  const html = { "Content-Type": "text/html" };

  test.each([
    ["a 500 with HTML", "status", answering(500, "<h1>Server Error</h1>", html)],
    ["a 503 without a body", "status", answering(503, "")],
    ["a 500 with an envelope of success", "status", answering(500, envelope)],
    ['a 500 with errCode "3000" (8.1)', "status", answering(500, { ...envelope, success: false, errCode: "3000" })],
    ["a 500 with an envelope without code and message", "status", answering(500, { success: false, errMsg: "" })],
    ["a 500 with problem details", "status", answering(500, { title: "An error occurred", status: 500 }, PROBLEM)],
    ["a 401 without a body, for a request without a token", "status", answering(401, "")],
    ["a 200 with HTML", "unreadable", answering(200, "<h1>Hello</h1>", html)],
    ["broken JSON", "unreadable", answering(200, '{"success":true,"resData":{"na')],
    ["an empty body", "unreadable", answering(200, "")],
    ["a body that is no envelope", "unreadable", answering(200, { name: "Lin" })],
    ["data of another shape", "unreadable", answering(200, { success: true, resData: { name: "" } })],
    ["no data", "unreadable", answering(200, { success: true })],
    ["a connection that is cut before the answer", "unreachable", ({ socket }: IncomingMessage) => socket.destroy()],
  ] as const)("%s: %s", async (_title, kind, listener) => {
    const { send, received, reported } = await connect(listener);
    for (const request of [get, ask]) {
      const failed = await send(request).catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(RequestFailed);
      expect(failed).toMatchObject({ failure: { kind } });
    }
    const fault = { type: "failed", failure: expect.objectContaining({ kind }) };
    expect(reported).toEqual([fault, fault]);
    expect(received.map(({ request }) => request.method)).toEqual(["GET", "POST"]);
  });

  test("a connection that is cut in the middle of the answer", async () => {
    const { send, received } = await connect((_request, response) => {
      response.writeHead(200, { ...JSON_TYPE, "Content-Length": "100" });
      response.write('{"success":', () => response.destroy());
    });
    await expect(send(ask)).rejects.toMatchObject({ failure: { kind: "unreachable" } });
    expect(received).toHaveLength(1);
  });

  test("no service at the address", async () => {
    const { url, stop } = await listenLocally(createServer());
    stop();
    const report = vi.fn();
    const send = createSend({ baseUrl: url, language: () => "en-US", token: () => null, report });
    await expect(send(ask)).rejects.toMatchObject({ failure: { kind: "unreachable" } });
    expect(report).toHaveBeenCalledTimes(1);
  });

  test("a failure counts as offline only if the device has no connection", async () => {
    const cut: RequestListener = ({ socket }) => socket.destroy();
    for (const online of [true, false]) {
      const { send } = await connect(cut, { isOnline: () => online });
      await expect(send(ask)).rejects.toMatchObject({ failure: { kind: online ? "unreachable" : "offline" } });
    }
  });

  test("a failure has details for the operator, and no values", async () => {
    const answer = { success: true, resData: { name: {}, secret: "s3cret" } };
    const { send } = await connect(answering(200, answer, { ...JSON_TYPE, "X-Request-Id": "req-7" }), {
      token: () => "t0ken",
    });
    const request = { ...get, path: "/api/Thing/Load", query: { email: "lin@example.com" } };
    const failure = failureOf(await send(request).catch((error: unknown) => error));
    expect(failure).toEqual({
      kind: "unreadable",
      call: "GET /api/Thing/Load",
      status: 200,
      time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
      field: "resData.name",
      expected: "an id (a text or a number)",
      requestId: "req-7",
    });
    expect(failure && describeFailure(failure)).toContain(
      "GET /api/Thing/Load · unreadable · status 200 · expected an id",
    );
    expect(JSON.stringify(failure)).not.toMatch(/s3cret|t0ken|lin@/);
  });

  test.each([
    ["without a body", answering(404, "")],
    ["with a page", answering(404, "<h1>Not Found</h1>", html)],
    ["with problem details", answering(404, { title: "Not Found", status: 404 }, PROBLEM)],
    ["with the words of the status", answering(404, { detail: "Not Found" })],
    ["for the method", answering(405, { detail: "Method Not Allowed" })],
    ["for now", answering(501, { title: "Not Implemented", status: 501 }, PROBLEM)],
  ])("a call that the service does not have (%s) is not an error", async (_title, listener) => {
    const { send, reported } = await connect(listener);
    const notOffered = expect.objectContaining({ kind: "notOffered", call: "POST /api/Thing/Load" });
    expect(await send(ask)).toEqual({ accepted: false, errCode: "", errMsg: "", notOffered });
    expect(reported).toEqual([{ type: "notOffered", failure: notOffered }]);
  });

  test("a declined call is not sent, and counts as not offered", async () => {
    let asked = 0;
    const { send, reported } = await connect(
      (request, response) => {
        asked += 1;
        answering(200, { success: true, resData: {} })(request, response);
      },
      { declined: ["POST /api/Thing/Load"] },
    );
    const notOffered = expect.objectContaining({ kind: "notOffered", call: "POST /api/Thing/Load", status: null });
    expect(await send(ask)).toEqual({ accepted: false, errCode: "", errMsg: "", notOffered });
    expect(reported).toEqual([{ type: "notOffered", failure: notOffered }]);
    expect(asked).toBe(0);
  });

  test("the error message contains nothing of the token or the request", async () => {
    const { send } = await connect(answering(500, "", html), { token: () => "s3cret" });
    const failed = await send({ ...ask, body: { password: "hunter2" } }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(RequestFailed);
    expect(String(failed)).not.toMatch(/s3cret|hunter2/);
  });
});

describe("a service that does not answer (9.1)", () => {
  test("the request times out after 120 seconds", { tags: ["7.1.d", "9.1.a"] }, async () => {
    const { send, received, reported, arrived } = await connect(() => {});
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    const outcome = vi.fn();
    const settled = send(get).catch(outcome);
    await arrived;
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await settled;
    expect(outcome.mock.calls).toEqual([
      [expect.objectContaining({ failure: expect.objectContaining({ kind: "timeout" }) })],
    ]);
    expect(reported).toHaveLength(1);
    expect(received).toHaveLength(1);
  });

  test.each([
    ["after the headers", 200],
    ["in the middle of an error", 500],
  ])("%s too", { tags: ["9.1.a"] }, async (_title, status) => {
    const listener: RequestListener = (_request, response) =>
      response.writeHead(status, JSON_TYPE).write('{"success":');
    const { send, received, reported } = await connect(listener, { timeout: 500 });
    await expect(send(ask)).rejects.toMatchObject({ failure: { kind: "timeout" } });
    expect(reported).toHaveLength(1);
    expect(received).toHaveLength(1);
  });
});

describe("an aborted request", () => {
  test.each([
    ["before it is sent", true],
    ["while it is under way", false],
  ])("%s throws the abort reason and is not reported", async (_title, before) => {
    const { send, reported, arrived } = await connect(() => {});
    const controller = new AbortController();
    const reason = new Error("the merchant left the page");
    if (before) controller.abort(reason);
    const sent = send({ ...ask, signal: controller.signal });
    sent.catch(() => {});
    if (!before) {
      await arrived;
      controller.abort(reason);
    }
    await expect(sent).rejects.toBe(reason);
    expect(reported).toEqual([]);
  });

  test("while its answer is received throws the abort reason as well", async () => {
    const controller = new AbortController();
    const reason = new Error("the merchant left the page");
    const { send, reported } = await connect((_request, response) => {
      response.writeHead(200, JSON_TYPE).write('{"success":', () => setImmediate(() => controller.abort(reason)));
    });
    await expect(send({ ...ask, signal: controller.signal })).rejects.toBe(reason);
    expect(reported).toEqual([]);
  });
});

describe("a call without data", () => {
  const tell: Request<typeof noData> = { method: "POST", path: "/api/Thing/Tell", resData: noData };

  test("is refused in its body like any other, and blanks count as no body (8.2)", async () => {
    const refusing = await connect(answering(200, { success: false, errCode: "1001", errMsg: "No." }));
    expect(await refusing.send(tell)).toEqual({ accepted: false, errCode: "1001", errMsg: "No." });
    const blank = await connect(answering(200, " \n"));
    expect(await blank.send(tell)).toEqual({ accepted: true, value: null });
  });

  test("a failed background request is not reported, and keeps its cause (8.4)", async () => {
    const { send, reported } = await connect(({ socket }) => socket.destroy());
    const failed = await send({ ...tell, unattended: true }).catch((error: unknown) => error);
    expect(failed).toMatchObject({ failure: { kind: "unreachable" }, cause: expect.any(Error) });
    expect(reported).toEqual([]);
  });
});

test("only a missing answer is diagnosed, with its URL (8.4)", async () => {
  const asked: string[] = [];
  const diagnoseNoAnswer = async (url: string) => {
    asked.push(url);
    return "cors" as const;
  };
  const cut = await connect(({ socket }) => socket.destroy(), { diagnoseNoAnswer });
  await expect(cut.send(ask)).rejects.toMatchObject({ failure: { kind: "cors" } });
  expect(asked).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api\/Thing\/Load$/)]);
  const broken = await connect(answering(200, "{"), { diagnoseNoAnswer });
  await expect(broken.send(ask)).rejects.toMatchObject({ failure: { kind: "unreadable" } });
  expect(asked).toHaveLength(1);
});

test("a row that is no object is named by its index, and a 204 without the expected data is unreadable", async () => {
  const { send, reported } = await connect(answering(200, { success: true, resData: [null] }));
  await send({ ...ask, resData: pageOf(resData) });
  expect(reported).toMatchObject([{ type: "rowsUnreadable", failure: { field: "resData.items.0" } }]);
  const empty = await connect(answering(204, ""));
  await expect(empty.send(ask)).rejects.toMatchObject({ failure: { kind: "unreadable", field: "resData" } });
});
