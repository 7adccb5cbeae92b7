import { afterAll, beforeAll, expect, test } from "vitest";
import { type CallbackReceiver, startCallbackReceiver } from "#sandbox/testing/callback-receiver.ts";
import { postCallback } from "./callback-request.ts";

let receiver: CallbackReceiver;
beforeAll(async () => {
  receiver = await startCallbackReceiver();
});
afterAll(() => receiver.stop());

const stopping = new AbortController().signal;
const message = { headers: {}, body: "{}" };

test.each([
  ["another scheme", "file:///etc/passwd"],
  ["no address at all", "shop.example"],
  ["what a machine tells only itself", "http://169.254.169.254/latest/meta-data"],
  ["the same, written as one number", "http://2852039166/"],
  ["the same, within IPv6", "http://[::ffff:169.254.169.254]/"],
])("%s is not called", async (_, url) => {
  expect(await postCallback(url, message, { localToo: true, stopping })).toMatchObject({
    answerStatus: null,
    failure: "addressNotAllowed",
  });
});

test("this machine is called only where that is allowed, by number and by name alike", async () => {
  const byName = receiver.url.replace("127.0.0.1", "localhost");
  for (const url of [receiver.url, byName]) {
    expect(await postCallback(url, message, { localToo: false, stopping })).toMatchObject({
      failure: "addressNotAllowed",
    });
  }
  expect(receiver.received).toHaveLength(0);
  expect(await postCallback(byName, message, { localToo: true, stopping })).toMatchObject({
    answerStatus: 200,
    failure: null,
  });
});

test("a name that leads nowhere is not found", async () => {
  const outcome = await postCallback("https://shop.invalid/", message, { localToo: true, stopping });
  expect(outcome).toMatchObject({ answerStatus: null, failure: "nameNotFound" });
});
