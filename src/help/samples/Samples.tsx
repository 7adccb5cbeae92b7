import { SegmentedControl } from "@blueprintjs/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "#src/help/help.module.css";
import { CopyButton } from "#src/ui/copy/CopyButton.tsx";
import csharp from "./csharp.cs?raw";
import curl from "./curl.sh?raw";
import node from "./node.mjs?raw";
import php from "./php.php?raw";
import python from "./python.py?raw";

const SAMPLES = { Node: node, PHP: php, Python: python, "C#": csharp, curl } as const;
type Language = keyof typeof SAMPLES;
const LANGUAGES = ["Node", "PHP", "Python", "C#", "curl"] as const satisfies readonly Language[];

/** Sample receivers that verify a callback, and a curl call to try one. Tests run each where its language is installed. */
export function Samples() {
  const { t } = useTranslation("help");
  const [language, setLanguage] = useState<Language>("Node");
  return (
    <div className={css.samples}>
      <SegmentedControl
        aria-label={t("developers.language")}
        value={language}
        options={LANGUAGES.map((value) => ({ value }))}
        onValueChange={(chosen) => setLanguage(LANGUAGES.find((one) => one === chosen) ?? language)}
      />
      <figure className={css.code}>
        <figcaption className={css.codeHead}>
          {t(language === "curl" ? "developers.sends" : "developers.receives")}
          <CopyButton text={SAMPLES[language]} label={t("developers.copy", { language })} />
        </figcaption>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
        <pre tabIndex={0} lang="en" translate="no">
          <code>{SAMPLES[language]}</code>
        </pre>
      </figure>
    </div>
  );
}
