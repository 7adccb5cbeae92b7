const LEAVES = "What shows it leaves the screen with it; what it leads to is a situation.";
const PASSES = "It is left in the moment in which it is come to.";
const RELOADS = "The page loads itself again with it.";
const NOTHING = "Nothing of the machine is on the screen as long as it is in it.";

/** States of machines that are mounted and that no situation shows, each with why it cannot be held still. */
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
  "accessProcess folded": NOTHING,
  "forgotPassword done": "Its dialog is a situation; the form behind it leaves the screen.",
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
