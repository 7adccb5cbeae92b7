import { createServer } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { failureOf } from "#contracts/failure.ts";
import { createSend, type Fault } from "#contracts/http.ts";
import { listenLocally } from "#contracts/verification/listen-locally.ts";
import { sendVariant, VARIANTS, type Variant, variantsPage } from "./variants.ts";

let answering: Variant | undefined;
let baseUrl = "";
const server = createServer((request, response) => {
  const { status = 200, headers = {}, body } = answering ?? { body: "" };
  if (request.url === "/login.html")
    return response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Sign in</h1>");
  const written = typeof body === "string" ? body : JSON.stringify(body);
  return response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(written);
});
beforeAll(async () => {
  const { url, stop } = await listenLocally(server);
  baseUrl = url;
  return stop;
});

describe.each(Object.entries(VARIANTS))("%s", (_title, variants) => {
  test.each(variants.map((variant) => [variant.variant, variant] as const))("%s", async (_variant, variant) => {
    answering = variant;
    const { reading } = variant;
    const faults: Fault[] = [];
    const send = createSend({
      ...{ baseUrl, language: () => "en-US", token: () => "token" },
      report: (fault) => faults.push(fault),
    });
    const outcome = await sendVariant(variant.call, send).catch((error: unknown) => {
      const failure = failureOf(error);
      if (!failure) throw error;
      return failure;
    });
    const noted = faults.flatMap((fault) => (fault.type === "partlyRead" ? [fault.failure.field] : []));
    if (reading.is === "refused") {
      expect(outcome).toMatchObject({ kind: reading.kind, ...(reading.names && { field: reading.names }) });
      expect(outcome).toMatchObject({ expected: expect.stringContaining(reading.expects ?? "") });
    } else if (reading.is === "explained") {
      expect(outcome).toMatchObject({ accepted: false, errCode: reading.errCode, errMsg: reading.errMsg });
    } else {
      expect(outcome).toMatchObject({ accepted: true, value: reading.reads });
      expect(noted).toEqual(reading.notes ? [reading.notes] : []);
    }
  });
});

test("docs/contracts-variants.md is generated from this table", async () => {
  await expect(variantsPage()).toMatchFileSnapshot("../../docs/contracts-variants.md");
});
