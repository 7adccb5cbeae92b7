import { expect, test } from "vitest";
import { startDnsServer } from "#sandbox/testing/dns-server.ts";
import { receiverFixture } from "#sandbox/testing/fixtures.ts";
import { postCallback } from "./callback-request.ts";

const receiver = receiverFixture();

const stopping = new AbortController().signal;
const message = { headers: {}, body: "{}" };

test.each([
  ["another scheme", "file:///etc/passwd"],
  ["no address at all", "shop.example"],
  ["what a machine tells only itself", "http://169.254.169.254/latest/meta-data"],
  ["the same, written as one number", "http://2852039166/"],
  ["the same, within IPv6", "http://[::ffff:169.254.169.254]/"],
  ["the same, in octal", "http://0251.0376.0251.0376/"],
  ["the same, in hexadecimal", "http://0xa9.0xfe.0xa9fe/"],
  ["the same, with a dot behind", "http://169.254.169.254./"],
  ["the same, in letters that look like digits", "http://①⑥⑨.254.169.254/"],
  ["the same, with other dots", "http://169。254。169。254/"],
  ["the same, encoded", "http://%31%36%39.254.169.254/"],
  ["the same, behind a name", "http://shop.example@169.254.169.254/"],
  ["the same, before a name", "http://169.254.169.254\\@shop.example/"],
  ["the same, through NAT64", "http://[64:ff9b::169.254.169.254]/"],
  ["the same, through 6to4", "http://[2002:a9fe:a9fe::]/"],
  ["the same, through Teredo", "http://[2001:0:a9fe:a9fe::]/"],
  ["the same, through ISATAP", "http://[2606:2800::5efe:a9fe:a9fe]/"],
  ["an address with a zone", "http://[fe80::1%25eth0]/"],
  ["a port that is none", "http://shop.example:65536/"],
  ["a mail server", "http://127.0.0.1:25/"],
  ["remote access", "https://localhost:22/"],
  ["the last of the privileged ports", "http://127.0.0.1:1023/"],
])("%s is not called", async (_, url) => {
  expect(await postCallback(url, message, { allowLocal: true, stopping })).toMatchObject({
    answerStatus: null,
    failure: "addressNotAllowed",
  });
});

test("the first unprivileged port is called", async () => {
  const { failure } = await postCallback("http://127.0.0.1:1024/", message, { allowLocal: true, stopping });
  expect(failure).not.toBe("addressNotAllowed");
});

test("this machine is called only if allowed, by address or name", async () => {
  const byName = receiver.url.replace("127.0.0.1", "localhost");
  for (const url of [receiver.url, byName]) {
    expect(await postCallback(url, message, { allowLocal: false, stopping })).toMatchObject({
      failure: "addressNotAllowed",
    });
  }
  expect(receiver.received).toHaveLength(0);
  expect(await postCallback(byName, message, { allowLocal: true, stopping })).toMatchObject({
    answerStatus: 200,
    failure: null,
  });
});

test("a name with one forbidden address is not called", async () => {
  const port = new URL(receiver.url).port;
  const mixed = ["169.254.169.254", "10.0.0.1", "::1"].map((other) => ["93.184.216.34", other]);
  for (const addresses of mixed.flatMap((both) => [both, both.toReversed()])) {
    const { outcome } = await calledWhereNamed([addresses], `http://shop.example:${port}/`, false);
    expect(outcome).toMatchObject({ answerStatus: null, failure: "addressNotAllowed" });
  }
});

test("a name is resolved once (no DNS rebinding)", async () => {
  const port = new URL(receiver.url).port;
  const answers = [["127.0.0.1"], ["169.254.169.254"]];
  const { outcome, looked } = await calledWhereNamed(answers, `http://shop.example:${port}/`, true);
  expect([outcome.answerStatus, looked]).toEqual([200, 1]);
});

/** Posts to a host name that resolves to these addresses, to the next ones on each lookup. */
async function calledWhereNamed(answers: string[][], url: string, localToo: boolean) {
  const looked = { A: 0, AAAA: 0 };
  const names = await startDnsServer((_, type) => {
    const addresses = answers[looked[type]++] ?? [];
    return addresses.filter((address) => address.includes(":") === (type === "AAAA"));
  });
  try {
    const outcome = await postCallback(url, message, { allowLocal: localToo, stopping });
    return { outcome, looked: looked.A };
  } finally {
    names.stop();
  }
}

test("an unknown name is reported", async () => {
  const names = await startDnsServer(() => []);
  const outcome = await postCallback("https://shop.example/", message, { allowLocal: true, stopping });
  names.stop();
  expect(outcome).toMatchObject({ answerStatus: null, failure: "nameNotFound" });
});

test("names whose servers never answer do not delay others", async () => {
  const names = await startDnsServer((name, type) => {
    if (name.startsWith("slow-")) return null;
    return type === "A" ? ["127.0.0.1"] : [];
  });
  const port = new URL(receiver.url).port;
  const enough = new AbortController();
  const call = (host: string) =>
    postCallback(`http://${host}:${port}/`, message, { allowLocal: true, stopping: enough.signal });
  const slow = Array.from({ length: 30 }, (_, index) => call(`slow-${index}.example`));
  let given = 0;
  for (const one of slow) one.finally(() => (given += 1)).catch(() => undefined);
  expect(await call("shop.example")).toMatchObject({ answerStatus: 200, failure: null });
  expect(given).toBe(0);
  enough.abort();
  for (const outcome of await Promise.allSettled(slow)) expect(outcome.status).toBe("rejected");
  names.stop();
});
