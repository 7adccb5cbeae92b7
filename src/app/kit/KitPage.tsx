import { HTMLSelect } from "@blueprintjs/core";
import i18next from "i18next";
import { Suspense, useState } from "react";
import { ALL_LANGUAGES, LANGUAGES, type Language } from "#contracts/languages.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { showDarkTheme } from "#src/ui/theme/dark-theme.ts";
import { ThemeIcon } from "#src/ui/theme/ThemeIcon.tsx";
import css from "./kit.module.css";
import type { Specimen } from "./specimen.ts";
import { SPECIMENS } from "./specimens.ts";

/** Every component of the kit in each state, theme and language. */
export function KitPage() {
  const [isDark, setDark] = useState(false);
  const [language, setLanguage] = useState<Language>(i18next.language as Language);
  const changeTheme = () => {
    showDarkTheme(!isDark);
    setDark(!isDark);
  };
  const changeLanguage = async (chosen: Language) => {
    await i18next.changeLanguage(chosen);
    document.documentElement.lang = chosen;
    setLanguage(chosen);
  };
  return (
    <>
      <header className={css.bar}>
        <strong>Kit of the Merchant Console</strong>
        <nav className={css.groups} aria-label="Groups">
          {SPECIMENS.map(({ title }) => (
            <a key={title} href={`#${title}`}>
              {title}
            </a>
          ))}
        </nav>
        <HTMLSelect
          aria-label="Language"
          value={language}
          options={ALL_LANGUAGES.map((value) => ({ value, label: LANGUAGES[value] }))}
          onChange={({ currentTarget }) => void changeLanguage(currentTarget.value as Language)}
        />
        <IconButton icon={<ThemeIcon />} label="Dark theme" aria-pressed={isDark} onClick={changeTheme} />
      </header>
      <main className={css.page}>
        {SPECIMENS.map(({ title, specimens }) => (
          <section key={title} id={title} className={css.group}>
            <h1>{title}</h1>
            {specimens.map((specimen) => (
              <Shown key={specimen.component.name} {...specimen} />
            ))}
          </section>
        ))}
      </main>
    </>
  );
}

function Shown({ component, states }: Specimen) {
  return (
    <article className={css.component}>
      <h2>
        <code>{component.name}</code>
      </h2>
      {Object.entries(states).map(([state, shown]) => (
        <figure key={state} className={css.state}>
          <figcaption>{state}</figcaption>
          <div className={css.stage}>
            <Suspense>{shown}</Suspense>
          </div>
        </figure>
      ))}
    </article>
  );
}
