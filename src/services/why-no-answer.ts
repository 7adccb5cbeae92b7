/** Finds out why a call got no answer. */
export type WhyNoAnswer = "policy" | "cors" | "unreachable";

/** The part of `window` that is used. */
type PageWindow = Pick<typeof globalThis, "fetch" | "addEventListener" | "removeEventListener"> & {
  location: { origin: string };
};

/** Timeouts for the service's answer and for the browser's policy report, in milliseconds. */
const PROBE_TIMEOUT = 5_000;
const VIOLATION_TIMEOUT = 100;

/**
 * Sends a `no-cors` request to the origin of a failed call. If the browser reports a policy violation (`connect-src`), the
 * reason is the policy; if the origin answers, it is CORS. On the page's own origin it is neither.
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
        // Stryker disable next-line ArrowFunction: undefined is no answer either.
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
