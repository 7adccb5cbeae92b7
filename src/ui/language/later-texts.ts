import type { ResourceKey } from "i18next";

/** How to fetch the texts of every area that no first screen shows, apart: their addresses alone are 2 kB. */
export const laterTexts = import.meta.glob<ResourceKey>(
  [
    "../../../locales/*/*.json",
    "!../../../locales/*/{shell,login,frame,dashboard,messages,chain}.json",
    "!../../../locales/*/{greeting,sandbox}.json",
  ],
  { import: "default" },
);
