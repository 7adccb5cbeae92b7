import type { Section } from "./section.ts";

export const CONSTANTS: Section = {
  title: "9. Constants and limits",
  clauses: {
    "9.1": { a: "A request waits 120000 ms.", b: "An error's toast shows for 5000 ms." },
    "9.2": {
      a: "The menu is 220 wide at first.",
      b: "The settings drawer is 300 wide.",
      c: "The theme colour is #165DFF.",
    },
    "9.3": { a: "A password has at least 8 characters, with upper case, lower case and digits." },
    "9.4": {
      a: "Orders are in USDT.",
      b: "Terms are in months; their units are month and quarter.",
      c: "A package's limit may be none.",
    },
    "9.5": { a: "The trend covers one week, one month or three months." },
    "9.6": {
      a: "Every text is there in English, Traditional Chinese, Simplified Chinese, Japanese, Korean and Thai.",
      b: "The settings offer the languages, en-US and zh-CN among them.",
      c: "The language is the stored one, else en-US.",
      d: "A language that the product does not speak falls back to English.",
      e: "Each Chinese option leads to the Chinese that its label says.",
    },
    "9.7": { a: "Colour-weak mode inverts by 80 percent." },
    "9.8": { a: "A route with `ignoreCache` is not kept in its tab." },
    "9.9": { a: "The progress bar has no spinner.", b: "A chart is as wide and as high as its place (100 %)." },
    "9.10": {
      a: "The identity provider is asked for email, profile and openid.",
      b: "Its button is outlined and large.",
    },
    "9.11": {
      a: "A region's code has 6 digits; a city's ends in 00, a province's in 0000.",
    },
    "9.12": { a: "The copyright line says 2024." },
  },
};
