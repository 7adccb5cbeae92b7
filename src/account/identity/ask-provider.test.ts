import { expect, test, vi } from "vitest";
import { requestProof } from "./ask-provider.ts";

test.each([
  ["code", { kind: "code", value: "4/0-code" }],
  ["token", { kind: "accessToken", value: "ya29-token" }],
  ["oneTap", { kind: "credential", value: "a-credential" }],
] as const)(
  "the %s flow is asked for, and gives its proof",
  {
    tags: ["2.38.a", "2.38.b", "2.38.c", "7.19.b"],
  },
  async (flow, proof) => {
    const { asked } = provider();
    expect(await requestProof({ clientId: "console", flow }, new AbortController().signal)).toEqual(proof);
    expect(asked).toEqual([flow]);
  },
);

test.each(["code", "token"] as const)(
  "the popup of the %s flow asks for e-mail, profile and openid",
  {
    tags: ["9.10.a"],
  },
  async (flow) => {
    const { scopes } = provider();
    await requestProof({ clientId: "console", flow }, new AbortController().signal);
    expect(scopes).toEqual(["email profile openid"]);
  },
);

/** A provider that says yes to everything, with what it was asked. */
function provider() {
  const asked: string[] = [];
  const scopes: string[] = [];
  const popup = (flow: string, given: object) => (client: { scope: string; callback: (answer: object) => void }) => {
    scopes.push(client.scope);
    const request = () => {
      asked.push(flow);
      client.callback(given);
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
          cancel: () => {},
          initialize: ({ callback }: { callback: typeof credential }) => {
            credential = callback;
          },
          prompt: () => {
            asked.push("oneTap");
            credential({ credential: "a-credential" });
          },
        },
      },
    },
  });
  return { asked, scopes };
}
