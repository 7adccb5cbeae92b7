const LEAVES = "The view is unmounted in this state; the screen that follows is a situation.";
const PASSES = "The machine leaves this state at once.";
const RELOADS = "The page reloads in this state.";
const HIDDEN = "The tab is hidden in this state.";
const NOTHING = "The machine has nothing on the screen in this state.";

/** States of mounted machines that no situation shows, with the reason. */
export const UNSEEN: Readonly<Record<string, string>> = {
  "session identity.restoring": PASSES,
  "session identity.reloading": RELOADS,
  "verification passed": LEAVES,
  "verification dismissed": LEAVES,
  "applicationCreation created": LEAVES,
  "applicationCreation dismissed": LEAVES,
  "applicationEdit saved": LEAVES,
  "applicationEdit dismissed": LEAVES,
  "credentialView opening": PASSES,
  "credentialView dismissed": LEAVES,
  "registration registered": LEAVES,
  "orderPlacement ordered": LEAVES,
  "orderPayment poll.hidden": HIDDEN,
  "orderPayment poll.onHoldHidden": HIDDEN,
  "accessProcess folded": NOTHING,
  "forgotPassword done": "Its dialog is a situation; the form behind it is unmounted.",
  "passwordChange changed": LEAVES,
  "passwordChange dismissed": LEAVES,
  "profileEdit saved": LEAVES,
  "profileEdit dismissed": LEAVES,
  "languageChange following": RELOADS,
  "languageChange changing": PASSES,
  "languageChange changed": RELOADS,
  "languageChange changedHere": RELOADS,
  "palette closed": LEAVES,
  "release idle": NOTHING,
  "release checking": NOTHING,
  "release recovering": NOTHING,
  "release reloading": RELOADS,
};
