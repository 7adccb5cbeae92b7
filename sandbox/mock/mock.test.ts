import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSend } from "#contracts/http.ts";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { listMessages } from "#contracts/mock/list-messages.call.ts";
import { loadMockMenu } from "#contracts/mock/load-mock-menu.call.ts";
import { loadMockUser } from "#contracts/mock/load-mock-user.call.ts";
import { readMockEnvelope } from "#contracts/mock/mock-envelope.ts";
import { mockLogout } from "#contracts/mock/mock-logout.call.ts";
import { readMessages } from "#contracts/mock/read-messages.call.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { newDataFolder } from "#sandbox/testing/data-folder.ts";
import { type Merchant, type SandboxUnderTest, startUnderTest } from "#sandbox/testing/sandbox-under-test.ts";
import { textsIn } from "#sandbox/texts.ts";
import { mockLatency } from "./latency.ts";
import { SAMPLE_MESSAGES } from "./sample-messages.ts";

let sandbox: SandboxUnderTest;
let merchant: Merchant;
let site: { dataDir: string; remove: () => Promise<void> };
beforeAll(async () => {
  site = await newDataFolder();
  await mkdir(site.dataDir, { recursive: true });
  await writeFile(join(site.dataDir, "config.json"), '{"walletProduct":"merchant","debug":false}');
  sandbox = await startUnderTest({ mock: true, siteDir: site.dataDir });
  merchant = await sandbox.newMerchant();
});
afterAll(async () => {
  await sandbox.stop();
  await site.remove();
  expect(sandbox.faults).toEqual([]);
});

const CALLS = ["user/info", "user/logout", "user/menu", "message/list", "message/read"];

/** A client for the mock calls. */
function mockSend(token: string | null, language = "en-US") {
  return createSend({
    baseUrl: `${sandbox.url}/mock`,
    language: () => language,
    token: () => token,
    read: readMockEnvelope,
  });
}

test("a mock answer takes 600 to 1000 ms at random (7.17)", { tags: ["7.17.b"] }, () => {
  expect([0, 0.5, 1].map((drawn) => mockLatency(() => drawn))).toEqual([600, 800, 1000]);
});

test.concurrent.each(CALLS)(
  "the mock call %s is delayed, and answers 20000, 50000 or 50008 (7.17, 7.18, 8.12)",
  { tags: ["7.18.b", "8.12.a", "8.12.b"] },
  async (name) => {
    const post = async (body: string, headers?: Record<string, string>) => {
      const began = performance.now();
      const answer = await sandbox.post(`/mock/api/${name}`, body, headers);
      // A timer may fire slightly early.
      expect(performance.now() - began).toBeGreaterThan(598);
      expect(answer.status).toBe(200);
      return answer.json();
    };
    const wellFormed = { "user/info": '{"userRole":null}', "message/read": "[1]" }[name] ?? "{}";
    const signedIn = { Authorization: `Bearer ${merchant.token}` };
    const [succeeded, failed, withoutSession] = await Promise.all([
      post(wellFormed, signedIn),
      post("{", signedIn),
      post(wellFormed),
    ]);
    expect(succeeded).toMatchObject({ status: "ok", msg: "request succeeded", code: 20_000 });
    expect(failed).toEqual({ data: null, status: "fail", msg: expect.stringMatching(/\S/), code: 50_000 });
    expect(withoutSession).toEqual({ data: null, status: "fail", msg: "not logged in", code: 50_008 });
  },
);

test("each merchant has their own messages, which stay read (3.13, 4.8, 7.17)", async () => {
  const [one, other] = await Promise.all([sandbox.newMerchant(), sandbox.newMerchant()]);
  const send = mockSend(one.token);
  const first = acceptedValue(await listMessages(send));
  expect(first.map(({ status }) => status)).toEqual(SAMPLE_MESSAGES.map(() => 0));
  expect(first.map(({ time }) => time)).toEqual(
    first
      .map(({ time }) => time)
      .toSorted()
      .toReversed(),
  );
  expect(new Set(first.map(({ type }) => type))).toEqual(new Set(["message", "notice", "todo"]));
  expect(new Set(first.map(({ messageType }) => messageType))).toEqual(new Set([null, 0, 1, 2, 3]));

  expect(await readMessages(send, [1, 3, 99])).toEqual({ accepted: true, value: true });
  expect(await readMessages(send, [])).toEqual({ accepted: true, value: true });
  sandbox.forward(3600);
  const again = acceptedValue(await listMessages(send));
  expect(again).toEqual(first.map((message) => ({ ...message, status: [1, 3].includes(message.id) ? 1 : 0 })));
  const others = acceptedValue(await listMessages(mockSend(other.token)));
  expect(others.every(({ status }) => status === 0)).toBe(true);
});

test("messages are in the language of the request (7.1, 9.6)", async () => {
  const { token } = merchant;
  const lists = await Promise.all(ALL_LANGUAGES.map((language) => listMessages(mockSend(token, language))));
  expect(new Set(lists.map((list) => JSON.stringify(acceptedValue(list)))).size).toBe(ALL_LANGUAGES.length);
  for (const language of ALL_LANGUAGES) {
    expect(new Set(Object.values(textsIn(language).message).map(({ content }) => content)).size).toBe(
      SAMPLE_MESSAGES.length,
    );
  }
});

test.each([
  [null, "admin"],
  ["", "admin"],
  ["user", "user"],
])(
  "the mock user stored as %j has the role %s and every field of a profile (3.3, 6.4)",
  { tags: ["6.4.a"] },
  async (userRole, role) => {
    const { token, userId, email } = merchant;
    const user = acceptedValue(await loadMockUser(mockSend(token), { userRole }));
    expect(user).toMatchObject({ accountId: userId, email, role, jobName: expect.stringMatching(/\S/) });
  },
);

test("the mock menu has a dashboard with the workplace, and an external HTTPS link (2.18)", {
  tags: ["2.18.a"],
}, async () => {
  expect(acceptedValue(await loadMockMenu(mockSend(merchant.token)))).toMatchObject([
    {
      name: "dashboard",
      children: [{ name: "Workplace", path: "/dashboard/workplace" }, { path: expect.stringMatching(/^https:\/\//) }],
    },
  ]);
});

test("the mock logout succeeds and does not end the service's session (7.7, 7.17)", async () => {
  const send = mockSend(merchant.token);
  expect(await mockLogout(send)).toEqual({ accepted: true, value: null });
  expect(await loadMockMenu(send)).toMatchObject({ accepted: true });
});

test("config.json switches mock mode on, and is otherwise unchanged (7.17)", async () => {
  const config = await fetch(`${sandbox.url}/config.json`);
  expect(await config.json()).toEqual({ walletProduct: "merchant", debug: true });
});

test("without mock mode there are no mock calls, and the configuration is the file's (7.17)", {
  tags: ["7.17.a", "2.18.b"],
}, async () => {
  const plain = await startUnderTest({ siteDir: site.dataDir });
  const answer = await plain.post("/mock/api/message/list", "{}");
  expect(answer.status).toBe(404);
  expect(await (await fetch(`${plain.url}/config.json`)).json()).toMatchObject({ debug: false });
  await plain.stop();
  expect(plain.faults).toEqual([]);
});
