/** Shows in every language that the console cannot start, since texts or code may have failed to load. */
import { DEFAULT_LANGUAGE } from "#contracts/languages.ts";
import { blueprint } from "#src/ui/blueprint.ts";

type Words = { title: string; text: string; reload: string };

const words = import.meta.glob<Words>("../../../locales/*/shell.json", { eager: true, import: "startFault" });

export function watchForStartFaults(): void {
  addEventListener("startfault", show);
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === "module") show();
    },
    true,
  );
}

function show() {
  const root = document.documentElement;
  if (document.querySelector(".start-fault")) return;
  const { title = "", text = "", reload = "" } = wordsIn(root.lang) ?? wordsIn(DEFAULT_LANGUAGE) ?? {};
  const message = element("section", "empty-state start-fault");
  message.role = "alert";
  const button = element("button", blueprint("button", "intent-primary"), reload);
  button.addEventListener("click", () => location.reload());
  message.append(element("h1", "", title), element("p", "muted", text), button);
  // Above the sign-in form, so that its input stays.
  const main = root.dataset.prerendered === "unfit" ? null : document.querySelector("main");
  if (main) main.prepend(message);
  else {
    const place = document.createElement("main");
    place.append(message);
    document.body.prepend(place);
  }
}

function wordsIn(language: string) {
  return words[`../../../locales/${language}/shell.json`];
}

function element(tag: string, className: string, text = ""): HTMLElement {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}
