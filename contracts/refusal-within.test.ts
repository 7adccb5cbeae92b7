import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { createSend } from "./http.ts";

const send = createSend({ baseUrl: "https://service.example", language: () => "en-US", token: () => null });

/** What a call comes to that is answered so; the kind of its failure where it is no answer. */
async function cameTo(status: number, body: unknown, type = "application/json") {
  const written = typeof body === "string" ? body : JSON.stringify(body);
  vi.stubGlobal("fetch", async () => new Response(written, { status, headers: { "Content-Type": type } }));
  const asked = send({ method: "POST", path: "/api/Thing/Load", body: {}, resData: z.object({ name: z.string() }) });
  return asked.catch((error: { failure: { kind: string } }) => error.failure.kind);
}

test("JSON is heard whatever its type, and what is none is not (8.2, 8.4)", async () => {
  const refusal = { accepted: false, errCode: "1001", errMsg: "No." };
  const said = JSON.stringify({ errCode: 1001, errMsg: "No." });
  for (const type of ["application/json", "text/plain", "text/html"])
    expect(await cameTo(400, said, type)).toEqual(refusal);
  expect(await cameTo(400, "{ No.", "text/plain")).toBe("status");
  expect(await cameTo(400, "", "text/plain")).toBe("status");
});

test("what is wrong with several fields is one text (8.2)", async () => {
  const errors = { Email: ["The e-mail is missing.", "It is no address."], Code: ["The code is missing."] };
  const errMsg = "The e-mail is missing. It is no address. The code is missing.";
  expect(await cameTo(400, { title: "One or more errors.", errors })).toEqual({ accepted: false, errCode: "", errMsg });
});

test.each([
  [300, "Several of them", "status"],
  [400, "Taken", { accepted: false, errCode: "", errMsg: "Taken" }],
  [404, "Missing", { accepted: false, errCode: "", errMsg: "", notOffered: expect.anything() }],
  [499, "Taken", { accepted: false, errCode: "", errMsg: "Taken" }],
  [500, "A fault", "status"],
])("a %i whose title is “%s”", async (status, title, outcome) => {
  expect(await cameTo(status, { title })).toEqual(outcome);
});

test("the service's own fault is none of the request's, however many words it has (8.4)", async () => {
  expect(await cameTo(500, { errors: { Database: ["It is gone."] } })).toBe("status");
});
