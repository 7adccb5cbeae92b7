/*
 * Runs before the first paint, at the start of the body, as a classic script: it sets the theme and the language,
 * so that nothing flashes, answers on the sign-in page until the console is hydrated, fetches the console of a page that was
 * rendered ahead, and says when it cannot start. It needs nothing else to run; theme.ts, stored-locale.ts, stored-token.ts and stored-settings.ts name the
 * same keys.
 */

/** The languages of the product, and the class of the dark theme; `before-paint-script.ts` writes them in. */
declare const LANGUAGES: readonly string[];
declare const DARK_CLASS: string;

{
  const root = document.documentElement;
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key) ?? "";
    } catch {
      return "";
    }
  };

  const showDark = (isDark: boolean) => {
    document.body.classList.toggle(DARK_CLASS, isDark);
    if (isDark) document.body.setAttribute("arco-theme", "dark");
    else document.body.removeAttribute("arco-theme");
  };
  // Light unless something else was chosen (2.39).
  const theme = stored("arco-theme");
  showDark(theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches));

  // Until the console is hydrated, the browser would send a form by itself, its password in the address.
  addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    root.dataset.submitted = "beforeHydration";
  });

  // Until then its other controls answer as well.
  addEventListener("click", ({ target }) => {
    if (root.dataset.prerendered !== "login" || !(target instanceof Element)) return;
    // Its links load documents: those to the other signed-out forms keep where one wanted to go (2.20).
    const link = target.closest("a");
    if (link && /^\/(register|forget)$/.test(link.pathname)) link.search = location.search;
    if (target.closest("[data-toggle-theme]")) {
      const isDark = !document.body.hasAttribute("arco-theme");
      showDark(isDark);
      try {
        localStorage.setItem("arco-theme", isDark ? "dark" : "light");
      } catch {
        // It is shown, and not remembered.
      }
    }
    const reveal = target.closest("[data-reveal]");
    const field = reveal?.parentElement?.parentElement?.querySelector("input");
    if (reveal && field) {
      const isRevealed = root.toggleAttribute("data-revealed");
      field.type = isRevealed ? "text" : "password";
      reveal.setAttribute("aria-pressed", String(isRevealed));
    }
  });

  // A language that is chosen before the console is hydrated is changed once it is (4.9).
  addEventListener(
    "change",
    ({ target }) => {
      if (target instanceof HTMLSelectElement && target.closest(".language-menu")) root.dataset.chosen = target.value;
    },
    true,
  );

  // The texts may be what could not be fetched, so the page itself holds the words (start-fault.ts).
  const showStartFault = () => {
    const words = document.querySelector<HTMLTemplateElement>("#start-fault")?.content;
    const message = words?.querySelector(`[lang="${root.lang}"]`)?.cloneNode(true);
    if (!(message instanceof Element) || document.querySelector(".start-fault")) return;
    message.querySelector("button")?.addEventListener("click", () => location.reload());
    const main = root.dataset.prerendered === "unfit" ? null : document.querySelector("main");
    const place = main ?? document.createElement("main");
    place.prepend(message);
    if (!main) document.body.prepend(place);
  };
  addEventListener("startfault", showStartFault);
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === "module") showStartFault();
    },
    true,
  );

  const locale = stored("arco-locale");
  const chosen = LANGUAGES.includes(locale) ? locale : "en-US";
  const signedIn = stored("token") !== "";
  const page = root.dataset.prerendered;
  const { pathname, search } = location;
  // A public page shows the ways in that fit; the stylesheet decides by this.
  root.toggleAttribute("data-signed-in", signedIn);
  if (page === "home" || page === "enterprise" || page === "demo") {
    if (page === "demo" && !signedIn) {
      // The guard's own words (guard.ts): the route's name first, then the rest of the query (2.20).
      const query = new URLSearchParams(search);
      for (const key of [...query.keys()]) if (/^redirect(\.|$)/.test(key)) query.delete(key);
      const language = /[^/]*-[^/]*$/.exec(pathname)?.[0];
      const wanted = new URLSearchParams({ redirect: "demo01", ...(language && { "redirect.locale": language }) });
      leaveFor(`/login?${[String(wanted), String(query)].filter(Boolean).join("&")}`);
    } else if (chosen !== "en-US" && root.lang === "en-US") {
      // The address names the language of a public page; only the bare one follows the choice.
      leaveFor(`${pathname.replace(/\/$/, "")}/${chosen}${search}`);
    }
  } else {
    root.lang = chosen;
    // Prerendered in English, signed out, in its own colours: whoever wants another waits unseen for the console itself.
    if (page && (chosen !== "en-US" || signedIn || stored("settings"))) root.dataset.prerendered = "unfit";
  }

  // The sign-in form can be read, and typed into, before the console is there, which is fetched once the form has been
  // painted; its background alone may be sooner. A page that shows nothing, or that nobody looks at, has nothing to wait for.
  const { hydrate, preload } = root.dataset;
  if (hydrate && preload) {
    let isFetching = false;
    const fetchConsole = () => {
      if (isFetching) return;
      isFetching = true;
      for (const href of preload.split(" ")) {
        document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
      }
      import(/* @vite-ignore */ hydrate).catch(showStartFault);
    };
    if (document.hidden || root.dataset.prerendered === "unfit") fetchConsole();
    new PerformanceObserver((seen) => {
      if (seen.getEntriesByName("first-contentful-paint").length > 0) fetchConsole();
    }).observe({ type: "paint", buffered: true });
    document.addEventListener("visibilitychange", fetchConsole);
  }

  function leaveFor(address: string) {
    root.dataset.prerendered = "unfit";
    location.replace(address);
  }
}
