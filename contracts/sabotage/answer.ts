/** An HTTP answer. */
export type Answer = { status: number; contentType: string; body: string; headers?: Record<string, string> };

/** A JSON answer. */
export function jsonAnswer(body: unknown): Answer {
  return { status: 200, contentType: "application/json; charset=utf-8", body: JSON.stringify(body) };
}
