import type { Section } from "./section.ts";

export const STATES: Section = {
  title: "4. States and transitions",
  clauses: {
    "4.1": {
      a: "Signing in stores the token and the user.",
      b: "A sign-in that fails clears the token.",
      c: "Signing out clears the token and the user.",
      d: "Signing out resets the profile and the tabs, and clears the server's menu.",
      e: "It does so even when the call fails.",
    },
    "4.2": { a: "The role is switched between user and admin without a call." },
    "4.3": { a: "The theme changes between light and dark." },
    "4.4": {
      a: "An order is pending, waiting, paid, failed or cancelled.",
      b: "Finish Pay leads a pending order to waiting.",
      c: "A waiting order becomes paid.",
      d: "A waiting order becomes failed.",
      e: "A pending order is cancelled, after a confirmation.",
      f: "Once a payment is finished, a dialog asks whether to go to my orders.",
    },
    "4.5": {
      a: "An application is enabled or stopped.",
      b: "Editing one needs a code by email that was sent and checked.",
      c: "Viewing its credentials needs a code by email that was sent and checked.",
    },
    "4.6": { a: "Notice of a bill is not given yet, successful or failed." },
    "4.7": {
      a: "A setting that is changed takes effect at once.",
      b: "Colour-weak mode inverts the page by 80 percent.",
      c: "Switched off, the inversion is gone.",
      d: "Switching on the server's menu fetches it.",
      e: "Switching the top menu on or off unfolds the side menu (`menuCollapse` becomes false).",
      f: "The floating button opens the drawer, and Close closes it.",
    },
    "4.8": { a: "An unread message becomes read once its id was posted." },
    "4.9": {
      a: "A language that is empty or the current one changes nothing.",
      b: "Otherwise the locale is set.",
      c: "For the signed-in it is saved on the server.",
      d: "The stored user is updated where its language differs.",
      e: "The locale is stored in the browser.",
      f: "A success message is shown.",
      g: "Then the page reloads.",
    },
  },
};
