import { SERIALIZERS, serializedAnswer } from "#contracts/pact/serializers.ts";
import { readInteractions, type WrittenInteraction } from "#contracts/pact/written-pact.ts";
import type { Person } from "#model-tests/browser/person.ts";

/** The largest successful example of each call in the contract. */
const FULLEST = new Map<string, WrittenInteraction>();
for (const exchange of readInteractions()) {
  const call = callOf(exchange.request.method, exchange.request.path);
  const isAccepted = Reflect.get(Object(exchange.response.body.content), "success") === true;
  if (isAccepted && sizeOf(exchange) > sizeOf(FULLEST.get(call))) FULLEST.set(call, exchange);
}

/** The platforms with a known serializer. */
export const PLATFORMS = Object.keys(SERIALIZERS);

/**
 * Answers every call with the contract's example, serialized as a common platform does.
 * @param rows if given, lists have so many rows on one page and no total.
 */
export async function contractedService({ context }: Person, platform: string, rows?: number): Promise<void> {
  await context.unroute("**/api/**");
  await context.route("**/api/**", (route) => {
    const { pathname } = new URL(route.request().url());
    const exchange = FULLEST.get(callOf(route.request().method(), pathname));
    if (!exchange) return route.fulfill({ status: 404, body: "" });
    const body: unknown = serializedAnswer(SERIALIZERS[platform] ?? {}, exchange);
    return route.fulfill({ json: rows ? withRows(body, rows) : body });
  });
}

function callOf(method: string, path: string): string {
  return `${method} ${path.replace(/\w+(?=Client\/)/, "*")}`;
}

function sizeOf(exchange: WrittenInteraction | undefined): number {
  return exchange ? JSON.stringify(exchange.response.body.content).length : 0;
}

/** Repeats the first row of a page with other codes; other answers are unchanged. */
function withRows(body: unknown, count: number): unknown {
  const page: unknown = Reflect.get(Object(body), "resData");
  const [row]: unknown[] = Object.values(Object(Reflect.get(Object(page), "items")));
  if (typeof row !== "object" || row === null || !("code" in row || "number" in row)) return body;
  const items = Array.from({ length: count }, (_, index) => ({ ...row, code: `C${index}`, number: `N${index}` }));
  return { ...Object(body), resData: { ...Object(page), items, total: null } };
}
