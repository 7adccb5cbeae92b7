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

test.each([
  ["Spring", { status: 400, error: "Bad Request", message: "Email is taken.", path: "/api" }, "Email is taken."],
  ["Rails", { error: "Email is taken." }, "Email is taken."],
  ["Rails, in a list", { errors: ["Email is taken.", "Code is wrong."] }, "Email is taken. Code is wrong."],
  ["Laravel", { message: "Two are wrong.", errors: { email: ["Taken."], code: ["Wrong."] } }, "Taken. Wrong."],
  ["Django REST framework", { email: ["Enter a valid e-mail."], code: ["Wrong."] }, "Enter a valid e-mail. Wrong."],
  ["FastAPI", { detail: [{ loc: ["body", "email"], msg: "Not an e-mail.", type: "value" }] }, "Not an e-mail."],
  ["RFC 9457", { title: "Invalid", errors: [{ pointer: "#/email", detail: "Not an e-mail." }] }, "Not an e-mail."],
  ["Express", { error: { message: "Email is taken.", stack: "…" } }, "Email is taken."],
])("the words of a refusal are heard where %s puts them (8.2)", async (_, body, errMsg) => {
  expect(await cameTo(422, body)).toEqual({ accepted: false, errCode: "", errMsg });
});

test.each([
  ["Spring", 404, { status: 404, error: "Not Found", message: "No static resource api/Thing/Load." }],
  ["Laravel", 404, { message: "The route api/Thing/Load could not be found." }],
  ["Express", 404, { error: "Cannot POST /api/Thing/Load" }],
])("a call that is not there is not offered, whatever %s says of it (8.4)", async (_, status, body) => {
  expect(await cameTo(status, body)).toMatchObject({ accepted: false, errMsg: "", notOffered: { status: 404 } });
});

test("the words of a status say nothing: what is left is the status (8.4)", async () => {
  expect(await cameTo(400, { status: 400, error: "Bad Request" })).toBe("status");
  expect(await cameTo(429, { message: "Too Many Requests" })).toBe("status");
});

test("the service's words are heard as a list, and by language (8.2)", async () => {
  const refused = (errMsg: unknown) => cameTo(200, { success: false, errCode: 1001, errMsg, resData: null });
  for (const errMsg of ["No.", ["No."], { en: "No." }, [{ message: "No." }]])
    expect(await refused(errMsg)).toEqual({ accepted: false, errCode: "1001", errMsg: "No." });
  expect(await refused({})).toEqual({ accepted: false, errCode: "1001", errMsg: "" });
});

test("a code that is written as a float is the same code (8.3)", async () => {
  const said = '{"success":false,"errCode":4010.0,"errMsg":"","resData":null}';
  expect(await cameTo(200, said)).toEqual({ accepted: false, errCode: "4010", errMsg: "" });
});
