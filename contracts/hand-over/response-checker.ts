import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

/** The parts of an OpenAPI document that define answers. */
export type ResponseDocument = {
  paths: Record<
    string,
    Record<string, { responses: { "200": { content: { "application/json": { schema: object } } } } }>
  >;
};

/**
 * Makes a validator of answers with status 200 from an OpenAPI document.
 * @returns a function that says what is wrong with a call's answer ("POST /api/Login/Login"); null if nothing is, or
 * the call is unknown.
 */
export function responseChecker(document: ResponseDocument): (call: string, body: unknown) => string | null {
  const ajv = new Ajv2020({ strict: false, formats: { email: true, "date-time": true } });
  ajv.addSchema({ ...document, $id: "document" });
  const compiled = new Map<string, ValidateFunction | null>();
  const compile = (call: string) => {
    const [method = "", path = ""] = call.split(" ");
    const operation = document.paths[path]?.[method.toLowerCase()];
    return operation
      ? ajv.compile(withReferences(operation.responses["200"].content["application/json"].schema))
      : null;
  };
  return (call, body) => {
    const fits = compiled.get(call) ?? compile(call);
    compiled.set(call, fits);
    if (!fits || fits(body)) return null;
    const [problem] = fits.errors ?? [];
    return `${problem?.instancePath} ${problem?.message}`;
  };
}

/** The schema with references to the whole document. */
function withReferences(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'));
}
