import { identityLibrary } from "./library.ts";

/** The library's default URL (7.19). */
export const PROVIDER_SCRIPT = "https://accounts.google.com/gsi/client";

/** Timeout for the script, in milliseconds. */
const TIMEOUT = 15_000;

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (url: string) => string | null } | { createHTML: (html: string) => string | null },
      ) => TrustedScriptPolicy;
    };
  }
}

let loading: Promise<void> | undefined;
let policy: TrustedScriptPolicy | undefined;
type TrustedScriptPolicy = { createScriptURL: (url: string) => string };

/**
 * Loads the identity provider's library, once; a failed load can be repeated (7.19).
 * @throws Error when the script cannot be loaded or does not define the library, or without a document.
 */
export function loadIdentityScript(url: string): Promise<void> {
  if (typeof document === "undefined") {
    return Promise.reject(new Error("The identity provider's library runs in a browser, not on a server"));
  }
  loading ??= fetched(url).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function fetched(url: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement("script");
  const timer = setTimeout(() => script.dispatchEvent(new Event("error")), TIMEOUT);
  script.addEventListener("load", () => resolve());
  script.addEventListener("error", () => reject(new Error(`The script ${url} did not come`)));
  script.async = true;
  script.src = trusted(url);
  document.head.append(script);
  return promise.then(identityLibrary).then(
    () => clearTimeout(timer),
    (error) => {
      clearTimeout(timer);
      script.remove();
      throw error;
    },
  );
}

/** The Trusted Types policy for this one script (2.38). */
function trusted(url: string): string {
  policy ??= window.trustedTypes?.createPolicy("identity-provider", {
    createScriptURL: (asked) => (asked === url ? asked : null),
  });
  return policy ? policy.createScriptURL(url) : url;
}
