import { expect, test, vi } from "vitest";
import type { IdentityFlow } from "#machines/account/identity-provider.ts";
import { requestProof } from "./request-proof.ts";

test.each([
  ["code", { kind: "code", value: "4/0-code" }],
  ["token", { kind: "accessToken", value: "ya29-token" }],
  ["oneTap", { kind: "credential", value: expect.stringMatching(/^header\.[\w-]+\.signature$/) }],
] as const)(
  "the %s flow is requested and returns its proof",
  {
    tags: ["2.38.a", "2.38.b", "2.38.c", "7.19.b"],
  },
  async (flow, proof) => {
    const { asked } = provider();
    expect(await ask(flow)).toMatchObject(proof);
    expect(asked).toEqual([flow]);
  },
);

test.each(["code", "token", "oneTap"] as const)(
  "an answer to another request than that of the %s flow gives no proof",
  async (flow) => {
    const { marks } = provider((mark) => `${mark}-of-another`);
    expect(await ask(flow)).toEqual({ kind: "none" });
    await ask(flow);
    expect(new Set(marks).size).toBe(2);
    for (const mark of marks) expect(mark).toMatch(/^[\w-]{22,}$/);
  },
);

test("an unreadable credential gives no proof", async () => {
  provider(undefined, () => "no-credential");
  expect(await ask("oneTap")).toEqual({ kind: "none" });
});

test.each(["code", "token"] as const)(
  "the popup of the %s flow requests email, profile and openid",
  {
    tags: ["9.10.a"],
  },
  async (flow) => {
    const { scopes } = provider();
    await ask(flow);
    expect(scopes).toEqual(["email profile openid"]);
  },
);

test("the prompt is closed by a popup, and when its screen is left", async () => {
  const { cancels } = provider();
  await ask("code");
  expect(cancels).toHaveLength(1);
  const screen = new AbortController();
  await ask("oneTap", screen.signal);
  expect(cancels).toHaveLength(1);
  screen.abort();
  expect(cancels).toHaveLength(2);
});

function ask(flow: IdentityFlow, signal = new AbortController().signal) {
  return requestProof({ clientId: "console", flow }, signal);
}

type Client = { scope: string; state: string; callback: (answer: object) => void };

function credentialWith(nonce: string): string {
  const claims = Buffer.from(JSON.stringify({ name: "小明", nonce })).toString("base64url");
  return `header.${claims}.signature`;
}

/**
 * A provider that accepts everything, and records its requests.
 * @param marked how it gives a question's own mark back.
 */
function provider(marked = (mark: string) => mark, credentialOf = credentialWith) {
  const asked: string[] = [];
  const scopes: string[] = [];
  const marks: string[] = [];
  const cancels: string[] = [];
  const popup = (flow: string, given: object) => (client: Client) => {
    scopes.push(client.scope);
    marks.push(client.state);
    const request = () => {
      asked.push(flow);
      client.callback({ ...given, state: marked(client.state) });
    };
    return { requestCode: request, requestAccessToken: request };
  };
  let credential: (answer: object) => void = () => {};
  vi.stubGlobal("window", {
    google: {
      accounts: {
        oauth2: {
          initCodeClient: popup("code", { code: "4/0-code" }),
          initTokenClient: popup("token", { access_token: "ya29-token" }),
        },
        id: {
          cancel: () => cancels.push("prompt"),
          initialize: ({ callback, nonce }: { callback: typeof credential; nonce: string }) => {
            credential = callback;
            marks.push(nonce);
          },
          prompt: () => {
            asked.push("oneTap");
            credential({ credential: credentialOf(marked(marks.at(-1) ?? "")) });
          },
        },
      },
    },
  });
  return { asked, scopes, marks, cancels };
}
