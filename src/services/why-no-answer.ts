/** What a page can learn of a call that it got no answer to. */
export type WhyNoAnswer = "policy" | "cors" | "unreachable";

/** What of the window is used. */
type PageWindow = Pick<typeof globalThis, "fetch" | "addEventListener" | "removeEventListener"> & {
  location: { origin: string };
};

/** How long the service may take to show that it is there, and the browser to say that its policy forbids it, in milliseconds. */
const PROBE_TIMEOUT = 5_000;
const VIOLATION_TIMEOUT = 100;

/**
 * Asks the origin of a call that got no answer for anything at all, without reading it. What the page's policy forbids
 * (`connect-src`), the browser reports; what answers such a request and not the call itself refused its caller (CORS).
 * On the page's own origin neither is the reason.
 * @param url of the call; the call itself is not repeated.
 */
export async function whyNoAnswer(url: string, page: PageWindow = window): Promise<WhyNoAnswer> {
  const { origin } = new URL(url, page.location.origin);
  if (origin === page.location.origin) return "unreachable";
  const violation = Promise.withResolvers<"policy">();
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === "connect-src" && blockedURI.startsWith(origin)) violation.resolve("policy");
  };
  page.addEventListener("securitypolicyviolation", onViolation);
  try {
    const answers = await page
      .fetch(origin, {
        mode: "no-cors",
        credentials: "omit",
        cache: "no-store",
        signal: AbortSignal.timeout(PROBE_TIMEOUT),
      })
      .then(
        () => true,
        () => false,
      );
    if (answers) return "cors";
    // The event may come a moment after the refusal.
    return await Promise.race([violation.promise, after(VIOLATION_TIMEOUT)]);
  } finally {
    page.removeEventListener("securitypolicyviolation", onViolation);
  }
}

function after(milliseconds: number): Promise<"unreachable"> {
  return new Promise((resolve) => setTimeout(() => resolve("unreachable"), milliseconds));
}
