import type { ResourceKey } from "i18next";

/** The texts of the areas that no first screen shows; in a module of their own, since their URLs alone are 2 kB. */
export const laterTexts = import.meta.glob<ResourceKey>(
  [
    "../../../locales/*/*.json",
    "!../../../locales/*/{shell,login,frame,dashboard,messages,chain}.json",
    "!../../../locales/*/{greeting,sandbox}.json",
  ],
  { import: "default" },
);
