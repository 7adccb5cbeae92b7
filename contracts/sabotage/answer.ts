/** An answer as it goes over the wire. */
export type Answer = { status: number; contentType: string; body: string; headers?: Record<string, string> };

/** An answer with this body as JSON. */
export function jsonAnswer(body: unknown): Answer {
  return { status: 200, contentType: "application/json; charset=utf-8", body: JSON.stringify(body) };
}
