import { expect, test, vi } from "vitest";
import { whyNoAnswer } from "./why-no-answer.ts";

const CALL = "https://api.merchant.example/api/Order/List";

/** A page at another origin than the service; `answer` is what comes of any request. */
function pageWhere(answer: (violated: (url: string, directive?: string) => void) => Promise<Response>) {
  const events = new EventTarget();
  const listening = new Set<unknown>();
  const violated = (blockedURI: string, effectiveDirective = "connect-src") =>
    events.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), { effectiveDirective, blockedURI }));
  // As browsers do: such a request follows redirects, or is none.
  const fetch = vi.fn((_url: string, { mode, redirect = "follow" }: RequestInit) =>
    mode === "no-cors" && redirect !== "follow" ? failing() : answer(violated),
  );
  const page = {
    location: { origin: "https://console.example" },
    fetch,
    addEventListener: (type: string, listener: () => void) => {
      listening.add(listener);
      events.addEventListener(type, listener);
    },
    removeEventListener: (type: string, listener: () => void) => {
      if (type === "securitypolicyviolation") listening.delete(listener);
    },
  };
  return { page: page as never, fetch, listening };
}

const failing = () => Promise.reject(new TypeError("Failed to fetch"));

test("failures: a request blocked by the content policy is recognized, also if the browser reports it late (8.4)", async () => {
  const { page, listening } = pageWhere((violated) => {
    setTimeout(() => violated(CALL), 5);
    return failing();
  });
  expect(await whyNoAnswer(CALL, page)).toBe("policy");
  expect(listening.size).toBe(0);
});

test("failures: a service that answers without CORS headers is recognized (8.4)", async () => {
  const { page, fetch } = pageWhere(async () => Response.json(null));
  expect(await whyNoAnswer(CALL, page)).toBe("cors");
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    "https://api.merchant.example",
    expect.objectContaining({ mode: "no-cors", credentials: "omit", cache: "no-store" }),
  );
});

test("failures: an unreachable service, also if the policy blocks other requests (8.4)", async () => {
  const { page } = pageWhere((violated) => {
    violated("https://elsewhere.example/");
    violated(CALL, "img-src");
    return failing();
  });
  expect(await whyNoAnswer(CALL, page)).toBe("unreachable");
});

test("failures: no further request to the page's own origin (8.4)", async () => {
  const { page, fetch } = pageWhere(async () => Response.json(null));
  expect(await whyNoAnswer("/api/Order/List", page)).toBe("unreachable");
  expect(fetch).not.toHaveBeenCalled();
});
