/** The types of the identity provider's client library, as far as the console uses it (7.19). */
export type IdentityLibrary = {
  oauth2: {
    initCodeClient: (client: Client<{ code?: string; state?: string }> & { ux_mode: "popup" }) => {
      requestCode: () => void;
    };
    initTokenClient: (client: Client<{ access_token?: string; state?: string }>) => { requestAccessToken: () => void };
  };
  id: {
    initialize: (client: {
      client_id: string;
      nonce: string;
      callback: (answer: { credential?: string }) => void;
    }) => void;
    prompt: (listener: (moment: PromptMoment) => void) => void;
    cancel: () => void;
  };
};

/** A response without a code or a token means that the person denied it. */
type Client<Given> = {
  client_id: string;
  scope: string;
  /** Returned with the response. */
  state: string;
  callback: (answer: Given) => void;
  error_callback: (fault: { type: "popup_failed_to_open" | "popup_closed" | "unknown" }) => void;
};

/** The outcome of the one-tap prompt. */
export type PromptMoment = {
  isNotDisplayed: () => boolean;
  isSkippedMoment: () => boolean;
  isDismissedMoment: () => boolean;
  getDismissedReason: () => string;
};

declare global {
  interface Window {
    google?: { accounts?: IdentityLibrary };
  }
}

/** @throws Error when the library's script has not run. */
export function identityLibrary(): IdentityLibrary {
  const library = window.google?.accounts;
  if (!library) throw new Error("The identity provider's library is not there");
  return library;
}
