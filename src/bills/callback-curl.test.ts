import { expect, test } from "vitest";
import type { CallbackAttempt } from "#contracts/bills/callback.ts";
import { curlOf } from "./callback-curl.ts";

const attempt: CallbackAttempt = {
  ...{
    sentAt: "2026-11-21T03:12:30.000Z",
    signature: "9f2c",
    nextSignature: "",
    url: "https://shop.example/a?b=1&c=2",
    appKey: "ak_1",
  },
  ...{ durationMs: 12, answerStatus: 503, failure: "rejected" },
};

test("callbacks: an attempt as a curl command, with special characters quoted (2.31)", () => {
  const callback = { code: "CB1", url: "https://elsewhere.example", payload: `{"name":"O'Neil $(rm)"}` };
  expect(curlOf(callback, attempt)).toBe(
    [
      "curl -i -X POST 'https://shop.example/a?b=1&c=2'",
      "-H 'Content-Type: application/json'",
      "-H 'X-Callback-Code: CB1'",
      "-H 'X-App-Key: ak_1'",
      "-H 'X-Timestamp: 2026-11-21T03:12:30.000Z'",
      "-H 'X-Signature: 9f2c'",
      `--data-raw '{"name":"O'\\''Neil $(rm)"}'`,
    ].join(" \\\n  "),
  );
});
