import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { createSend } from "./http.ts";

const send = createSend({ baseUrl: "https://service.example", language: () => "en-US", token: () => null });

/** The outcome of a call that gets this answer: the refusal, or the kind of failure. */
async function outcomeOf(status: number, body: unknown, type = "application/json") {
  const written = typeof body === "string" ? body : JSON.stringify(body);
  vi.stubGlobal("fetch", async () => new Response(written, { status, headers: { "Content-Type": type } }));
  const asked = send({ method: "POST", path: "/api/Thing/Load", body: {}, resData: z.object({ name: z.string() }) });
  return asked.catch((error: { failure: { kind: string } }) => error.failure.kind);
}

test("JSON is read whatever its content type, and other bodies are not (8.2, 8.4)", async () => {
  const refusal = { accepted: false, errCode: "1001", errMsg: "No." };
  const said = JSON.stringify({ errCode: 1001, errMsg: "No." });
  for (const type of ["application/json", "text/plain", "text/html"])
    expect(await outcomeOf(400, said, type)).toEqual(refusal);
  expect(await outcomeOf(400, "{ No.", "text/plain")).toBe("status");
  expect(await outcomeOf(400, "", "text/plain")).toBe("status");
});

test("a refusal's names may have a capital letter, as .NET can write them (8.2)", async () => {
  expect(await outcomeOf(400, { ErrCode: "1001", ErrMsg: "No.", Success: false })).toEqual({
    accepted: false,
    errCode: "1001",
    errMsg: "No.",
  });
});

test("the messages of several fields are joined (8.2)", async () => {
  const errors = { Email: ["The email is missing.", "It is no address."], Code: ["The code is missing."] };
  const errMsg = "The email is missing. It is no address. The code is missing.";
  expect(await outcomeOf(400, { title: "One or more errors.", errors })).toEqual({
    accepted: false,
    errCode: "",
    errMsg,
  });
});

test.each([
  [300, "Several of them", "status"],
  [400, "Taken", { accepted: false, errCode: "", errMsg: "Taken" }],
  [404, "Missing", { accepted: false, errCode: "", errMsg: "", notOffered: expect.anything() }],
  [499, "Taken", { accepted: false, errCode: "", errMsg: "Taken" }],
  [500, "A fault", "status"],
])("a %i whose title is “%s”", async (status, title, outcome) => {
  expect(await outcomeOf(status, { title })).toEqual(outcome);
});

test("a 500 is a failure, not a refusal, whatever its messages (8.4)", async () => {
  expect(await outcomeOf(500, { errors: { Database: ["It is gone."] } })).toBe("status");
});

test.each([
  ["Spring", { status: 400, error: "Bad Request", message: "Email is taken.", path: "/api" }, "Email is taken."],
  ["Rails", { error: "Email is taken." }, "Email is taken."],
  ["Rails, in a list", { errors: ["Email is taken.", "Code is wrong."] }, "Email is taken. Code is wrong."],
  ["Laravel", { message: "Two are wrong.", errors: { email: ["Taken."], code: ["Wrong."] } }, "Taken. Wrong."],
  ["Django REST framework", { email: ["Enter a valid email."], code: ["Wrong."] }, "Enter a valid email. Wrong."],
  ["FastAPI", { detail: [{ loc: ["body", "email"], msg: "Not an email.", type: "value" }] }, "Not an email."],
  ["RFC 9457", { title: "Invalid", errors: [{ pointer: "#/email", detail: "Not an email." }] }, "Not an email."],
  ["Express", { error: { message: "Email is taken.", stack: "…" } }, "Email is taken."],
])("the message of a refusal is read where %s puts it (8.2)", async (_, body, errMsg) => {
  expect(await outcomeOf(422, body)).toEqual({ accepted: false, errCode: "", errMsg });
});

test.each([
  ["Spring", 404, { status: 404, error: "Not Found", message: "No static resource api/Thing/Load." }],
  ["Laravel", 404, { message: "The route api/Thing/Load could not be found." }],
  ["Express", 404, { error: "Cannot POST /api/Thing/Load" }],
])("a 404 of %s means that the call is not offered (8.4)", async (_, status, body) => {
  expect(await outcomeOf(status, body)).toMatchObject({ accepted: false, errMsg: "", notOffered: { status: 404 } });
});

test("a status text is no message: the call fails with the status (8.4)", async () => {
  expect(await outcomeOf(400, { status: 400, error: "Bad Request" })).toBe("status");
  expect(await outcomeOf(429, { message: "Too Many Requests" })).toBe("status");
});

test("the message may be a list, or by language (8.2)", async () => {
  const refused = (errMsg: unknown) => outcomeOf(200, { success: false, errCode: 1001, errMsg, resData: null });
  for (const errMsg of ["No.", ["No."], { en: "No." }, [{ message: "No." }]])
    expect(await refused(errMsg)).toEqual({ accepted: false, errCode: "1001", errMsg: "No." });
  expect(await refused({})).toEqual({ accepted: false, errCode: "1001", errMsg: "" });
});

test("a code that is sent as a float is the same code (8.3)", async () => {
  const said = '{"success":false,"errCode":4010.0,"errMsg":"","resData":null}';
  expect(await outcomeOf(200, said)).toEqual({ accepted: false, errCode: "4010", errMsg: "" });
});
