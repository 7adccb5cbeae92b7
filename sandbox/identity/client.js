/*
 * A simulated client library of an identity provider: it has the published API of Google Identity Services
 * as far as the console uses it (2.38, 7.19), and opens the sandbox's popup in place of the provider's. It uses no sink
 * that Trusted Types guard, and no inline style or script.
 */
(() => {
  const HOST = new URL(document.currentScript.src);
  const POPUP_CHECK = 250;
  let requests = 0;

  const missing = (name) => new Error(`Missing required parameter: ${name}.`);

  /**
   * Asks in a popup. Exactly one of the callbacks is called: with the answer, which is null when the person denied a
   * credential, or with a fault in the provider's words.
   */
  function ask(parameters, onAnswer, onFault) {
    requests += 1;
    const request = `${Date.now().toString(36)}-${requests}`;
    const url = new URL("/sandbox/identity/choose", HOST);
    for (const [name, value] of Object.entries({ ...parameters, request })) {
      if (value !== undefined) url.searchParams.set(name, value);
    }
    const popup = window.open(url.href, `sandbox-identity-${request}`, "popup,width=480,height=600");
    if (!popup) {
      onFault({ type: "popup_failed_to_open", message: "Failed to open popup window." });
      return;
    }
    let wasClosed = false;
    const timer = setInterval(() => {
      // The answer may still be on its way when the popup has just closed: it is given one more turn.
      if (wasClosed) {
        end();
        onFault({ type: "popup_closed", message: "Popup window closed." });
      }
      wasClosed = popup.closed;
    }, POPUP_CHECK);
    const receive = ({ origin, data }) => {
      if (origin !== HOST.origin || data?.type !== "sandbox-identity" || data.request !== request) return;
      end();
      onAnswer(data.response);
    };
    const end = () => {
      clearInterval(timer);
      window.removeEventListener("message", receive);
    };
    window.addEventListener("message", receive);
  }

  function oauthClient(responseType, config) {
    for (const name of ["client_id", "scope", "callback"]) if (!config?.[name]) throw missing(name);
    return (override = {}) =>
      ask(
        {
          client_id: config.client_id,
          response_type: responseType,
          scope: override.scope ?? config.scope,
          state: override.state ?? config.state,
        },
        config.callback,
        config.error_callback ?? (() => {}),
      );
  }

  const oauth2 = {
    initCodeClient(config) {
      const request = oauthClient("code", config);
      return { requestCode: () => request() };
    },
    initTokenClient(config) {
      const request = oauthClient("token", config);
      return { requestAccessToken: (override) => request(override) };
    },
    hasGrantedAllScopes: ({ scope = "" } = {}, ...asked) => asked.every((one) => scope.split(" ").includes(one)),
    hasGrantedAnyScope: ({ scope = "" } = {}, ...asked) => asked.some((one) => scope.split(" ").includes(one)),
    revoke: (_token, done) => done?.({ successful: true }),
  };

  let initialized = null;
  let card = null;

  const configured = () => {
    if (!initialized) throw new Error("google.accounts.id.initialize() has not been called.");
    return initialized;
  };

  function element(name, style, properties = {}, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    Object.assign(made.style, style);
    made.append(...children);
    return made;
  }

  const BUTTON = {
    minHeight: "40px",
    padding: "0 16px",
    border: "1px solid #747775",
    borderRadius: "4px",
    background: "#ffffff",
    color: "#1f1f1f",
    font: "500 14px/20px system-ui, sans-serif",
    cursor: "pointer",
  };
  const HEIGHTS = { large: "40px", medium: "32px", small: "24px" };

  function renderButton(parent, options = {}) {
    const { client_id, nonce, callback } = configured();
    const style = { ...BUTTON, minHeight: HEIGHTS[options.size] ?? HEIGHTS.large };
    if (options.theme?.startsWith("filled")) Object.assign(style, { background: "#0b57d0", color: "#ffffff" });
    if (options.width) style.width = `${Number(options.width)}px`;
    const button = element("button", style, { type: "button", lang: "en" }, "Sign in with Sandbox identity");
    button.addEventListener("click", () => {
      options.click_listener?.();
      ask(
        { client_id, nonce, response_type: "credential" },
        (answer) => answer && callback?.(answer),
        () => {},
      );
    });
    parent.replaceChildren(button);
  }

  /** The prompt's outcome and its reason, for the listener. */
  function moment(type, reason) {
    const is =
      (...types) =>
      () =>
        types.includes(type);
    const because = (wanted) => () => (type === wanted ? reason : "");
    return {
      getMomentType: () => (type === "notDisplayed" ? "display" : type),
      isDisplayMoment: is("display", "notDisplayed"),
      isDisplayed: is("display"),
      isNotDisplayed: is("notDisplayed"),
      getNotDisplayedReason: because("notDisplayed"),
      isSkippedMoment: is("skipped"),
      getSkippedReason: because("skipped"),
      isDismissedMoment: is("dismissed"),
      getDismissedReason: because("dismissed"),
    };
  }

  async function giveCredential(email) {
    const { client_id, nonce, callback } = configured();
    const answer = await fetch(new URL("/sandbox/identity/proofs", HOST), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ client_id, kind: "credential", email, nonce }),
    });
    if (!answer.ok) return false;
    const { value } = await answer.json();
    callback?.({ credential: value, select_by: "user" });
    return true;
  }

  /** One tap: a card in the corner of the page, where the person is at home already. */
  function prompt(listener) {
    configured();
    card?.close("dismissed", "flow_restarted");
    const close = (type, reason) => {
      root.remove();
      card = null;
      listener?.(moment(type, reason));
    };
    const email = element(
      "input",
      { minHeight: "36px", minWidth: "0" },
      {
        type: "email",
        name: "email",
        required: true,
        autocomplete: "off",
        ariaLabel: "Email for Sandbox identity",
      },
    );
    const dismiss = element("button", BUTTON, { type: "button" }, "Not now");
    dismiss.addEventListener("click", () => close("skipped", "user_cancel"));
    const form = element(
      "form",
      { display: "grid", gap: "8px" },
      {},
      email,
      element("button", BUTTON, {}, "Continue"),
      dismiss,
    );
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const given = await giveCredential(email.value).catch(() => false);
      close(given ? "dismissed" : "skipped", given ? "credential_returned" : "issuing_failed");
    });
    const root = element(
      "div",
      {
        position: "fixed",
        insetBlockStart: "16px",
        insetInlineEnd: "16px",
        zIndex: "9999",
        maxWidth: "calc(100vw - 32px)",
        boxSizing: "border-box",
        padding: "16px",
        borderRadius: "8px",
        background: "#ffffff",
        color: "#1f1f1f",
        font: "14px/20px system-ui, sans-serif",
        boxShadow: "0 2px 12px #0005",
      },
      { id: "sandbox-identity-prompt", role: "dialog", ariaLabel: "Sandbox identity", lang: "en" },
      element("p", { margin: "0 0 8px", fontWeight: "600" }, {}, "Continue with Sandbox identity"),
      form,
    );
    card = { close };
    document.body.append(root);
    listener?.(moment("display"));
  }

  const id = {
    initialize(config) {
      if (!config?.client_id) throw missing("client_id");
      initialized = config;
    },
    prompt,
    renderButton,
    cancel: () => card?.close("dismissed", "cancel_called"),
    disableAutoSelect: () => {},
    revoke: (_hint, done) => done?.({ successful: true }),
  };

  window.google = { ...window.google, accounts: { id, oauth2 } };
})();
