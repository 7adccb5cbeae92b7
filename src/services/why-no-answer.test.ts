import { expect, test, vi } from "vitest";
import { whyNoAnswer } from "./why-no-answer.ts";

const CALL = "https://api.merchant.example/api/Order/List";

/** A page at another origin than the service; `answer` is what comes of any request. */
function pageWhere(answer: (violated: (url: string) => void) => Promise<Response>) {
  const events = new EventTarget();
  const violated = (blockedURI: string) =>
    events.dispatchEvent(
      Object.assign(new Event("securitypolicyviolation"), { effectiveDirective: "connect-src", blockedURI }),
    );
  // As browsers do: such a request follows redirects, or is none.
  const fetch = vi.fn((_url: string, { mode, redirect = "follow" }: RequestInit) =>
    mode === "no-cors" && redirect !== "follow" ? failing() : answer(violated),
  );
  const page = {
    location: { origin: "https://console.example" },
    fetch,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  return { page: page as never, fetch };
}

const failing = () => Promise.reject(new TypeError("Failed to fetch"));

test("what the content policy forbids is told apart, also when the browser says so a moment later (8.4)", async () => {
  const { page } = pageWhere((violated) => {
    setTimeout(() => violated(CALL), 5);
    return failing();
  });
  expect(await whyNoAnswer(CALL, page)).toBe("policy");
});

test("a service that is there and does not let this page read it refuses by CORS (8.4)", async () => {
  const { page, fetch } = pageWhere(async () => Response.json(null));
  expect(await whyNoAnswer(CALL, page)).toBe("cors");
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    "https://api.merchant.example",
    expect.objectContaining({ mode: "no-cors", credentials: "omit" }),
  );
});

test("a service that is not there is unreachable, whatever the policy forbids elsewhere (8.4)", async () => {
  const { page } = pageWhere((violated) => {
    violated("https://elsewhere.example/");
    return failing();
  });
  expect(await whyNoAnswer(CALL, page)).toBe("unreachable");
});

test("at the page's own origin nothing more is asked (8.4)", async () => {
  const { page, fetch } = pageWhere(async () => Response.json(null));
  expect(await whyNoAnswer("/api/Order/List", page)).toBe("unreachable");
  expect(fetch).not.toHaveBeenCalled();
});
