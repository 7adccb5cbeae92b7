import type { Browser, Page, Route } from "playwright-core";
import { refusal } from "#machines/testing/answers.ts";
import { signInForm, userMenu } from "#model-tests/browser/areas/account.ts";
import { Person } from "#model-tests/browser/person.ts";
import type { Merchant, Service } from "#model-tests/browser/service.ts";
import type { Edge } from "#model-tests/generate/explore.ts";
import type { Path } from "#model-tests/generate/tour.ts";
import { sessionModel } from "#model-tests/models/session.ts";
import type { BrowserModel, Executor, Walk } from "./browser-model.ts";
import { HeldCalls } from "./held-calls.ts";
import { expectMark } from "./marked-state.ts";

const CALLS = { signIn: "/api/Login/Login", loadProfile: "/api/user/logout", signOut: "/api/Login/Logout" } as const;
type Call = keyof typeof CALLS;

const ENDED = { success: false, errCode: "4011", errMsg: "Signed in on another device" };
const FIGURES = "**/api/Dashboard/Figures";

type SessionWalk = Walk & {
  person: Person;
  service: Service;
  merchant: Merchant;
  held: HeldCalls;
  otherTab: () => Promise<Page>;
};

/** Who is signed in, at the console: a real merchant of the sandbox, whose calls wait until the path answers them. */
export const sessionWalk: BrowserModel<SessionWalk> = {
  model: sessionModel,
  left: {
    "restoreSession fails":
      "A device whose storage throws cannot be made of this browser; the replay in process takes it.",
    IDENTIFIED: "No identity provider is configured here; its own journeys have a stand-in for one.",
    PROFILE_SAVED: "The user centre does it, and these paths stay on the console home; its journeys cover it.",
    PASSWORD_RESET: "The forgot-password wizard sends it, on a screen of its own; its journeys cover it.",
    "signOut answers (of nobody)": "No call is made then that could be held back; a journey of its own takes it.",
    PROFILE_REFRESHED: "The user centre does it, and these paths stay on the console home; its journeys cover it.",
  },
  unreachable: {
    "identity.signedOut: SIGN_OUT": "Whoever is signed out is shown no way to sign out.",
    "identity.signedOut: RELOGIN_CONFIRMED":
      "No call at the sign-in is answered so but its own, which these paths refuse otherwise; a journey takes it.",
  },
  allows: ({ step: { label } }, { snapshot: { value } }) => {
    const isSettled = typeof value.identity === "object" && value.identity.signedIn === "settled";
    const isSignedOut = value.identity === "signedOut";
    // The dialog stands before everything else.
    if (label === "SIGN_IN") return value.ending !== "asking";
    if (label === "SIGN_OUT") return !isSignedOut && value.ending !== "asking";
    // The console home is refreshed, and that call is answered so; at the sign-in there is no other call than its own.
    if (label === "ENDED_BY_SERVICE") return isSettled;
    if (label === "RELOGIN_CONFIRMED" || label === "ENDING_DISMISSED") return isSettled;
    return true;
  },
  ends: isReload,
  executors: {
    "restoreSession answers": async () => {
      // What was stored decided it, before the page was opened.
    },
    "SIGN_IN (complete)": async ({ person, merchant }) => {
      const form = signInForm(person);
      await form.email.fill(merchant.email);
      await form.password.fill(merchant.password);
      await form.password.press("Enter");
    },
    "SIGN_IN (incomplete)": async ({ person, merchant }) => {
      const form = signInForm(person);
      await form.email.fill(merchant.email);
      await form.password.fill("");
      await form.password.press("Enter");
      await person.reads("account:login.issue.passwordRequired");
    },
    SIGN_OUT: async ({ person }) => {
      await userMenu(person).choose("shell:user.signOut");
    },
    ENDED_BY_SERVICE: async ({ person }) => {
      const refresh = person.button("dashboard:refresh");
      await refresh.waitFor();
      // What is being loaded is not asked for anew.
      await person.machine("resource", '"loading"').first().waitFor({ state: "detached" });
      await person.page.route(FIGURES, (route) => route.fulfill({ json: ENDED }));
      await refresh.press("Enter");
      await person.page.getByRole("alertdialog", { name: ENDED.errMsg }).waitFor();
      await person.page.unroute(FIGURES);
    },
    ENDING_DISMISSED: ({ person }) => person.button("shell:ended.stay").press("Enter"),
    RELOGIN_CONFIRMED: ({ person }) => person.button("shell:ended.signIn").press("Enter"),
    "CHANGED_ELSEWHERE (to nobody)": async ({ otherTab }) => {
      const other = await otherTab();
      await other.evaluate(() => localStorage.removeItem("token"));
    },
    "CHANGED_ELSEWHERE (to the same)": async ({ otherTab, merchant, person, service, held }) => {
      // What is being loaded is asked for anew, and the page gives up what it asked before.
      const isLoading = (await person.machine("session", '"loadingProfile"').count()) > 0;
      if (isLoading) await held.next(CALLS.loadProfile);
      await signInAt(await otherTab(), await service.signIn(merchant.email, merchant.password));
    },
    "CHANGED_ELSEWHERE (to another)": async ({ otherTab, service, person }) => {
      const somebodyElse = await service.newMerchant();
      const isSignedOut = await signInForm(person).submit.isVisible();
      const signIn = async () => signInAt(await otherTab(), somebodyElse);
      if (!isSignedOut) return reloaded(person, signIn);
      await signIn();
      await person.sees("session", '"loadingProfile"');
    },
    "signIn answers": async ({ held }, { fixture }) => {
      const route = await held.next(CALLS.signIn);
      return fixture === "accepted" ? route.continue() : refuse(route);
    },
    "signIn fails": failing("signIn"),
    "loadProfile answers": async ({ held }, { fixture }) => {
      const route = await held.next(CALLS.loadProfile);
      if (fixture === "refused") return refuse(route);
      if (fixture === "with nothing new") return route.continue();
      const answer = await (await route.fetch()).json();
      return route.fulfill({ json: { ...answer, resData: { ...answer.resData, nickName: "Ming" } } });
    },
    "loadProfile fails": failing("loadProfile"),
    "signOut answers": async (walk) =>
      reloaded(walk.person, async () => (await walk.held.next(CALLS.signOut)).continue()),
    "signOut fails": async (walk) =>
      reloaded(walk.person, async () => (await walk.held.next(CALLS.signOut)).abort("connectionreset")),
    "signOutTimeout elapses": ({ person }) => reloaded(person, () => person.page.clock.runFor(5_000)),
  },
  sights: {
    "identity.restoring": null,
    "identity.signedOut": ({ person }) => signInForm(person).submit.waitFor(),
    "identity.signingIn": async ({ person }) => {
      if (await canSignIn(person)) throw new Error("the sign-in can be pressed again");
    },
    "identity.signedIn.loadingProfile": ({ person }) => person.arrivesAt("/console/index"),
    "identity.signedIn.settled": ({ person }) => person.arrivesAt("/console/index"),
    "identity.signingOut": null,
    "identity.reloading": null,
    "ending.none": ({ person }) => person.page.getByRole("alertdialog").waitFor({ state: "hidden" }),
    "ending.dismissed": ({ person }) => person.page.getByRole("alertdialog").waitFor({ state: "hidden" }),
    "ending.asking": ({ person }) => person.page.getByRole("alertdialog", { name: ENDED.errMsg }).waitFor(),
  },
  offers: {
    SIGN_IN: ({ person }) => canSignIn(person),
    SIGN_OUT: ({ person }) => userMenu(person).button.and(person.page.locator(":enabled")).isVisible(),
    ENDED_BY_SERVICE: async () => false,
    ENDING_DISMISSED: ({ person }) => person.button("shell:ended.stay").isVisible(),
    RELOGIN_CONFIRMED: ({ person }) => person.button("shell:ended.signIn").isVisible(),
    CHANGED_ELSEWHERE: async () => false,
  },
  begin,
};

function canSignIn(person: Person): Promise<boolean> {
  return signInForm(person).submit.and(person.page.locator(":enabled")).isVisible();
}

/** Whether the page loads itself again with this step, or is another merchant's than the path's. */
function isReload({ to, from, step: { label, fixture } }: Edge): boolean {
  return (
    !from.includes('"reloading"') &&
    (to.includes('"reloading"') || (label === "CHANGED_ELSEWHERE" && fixture === "to another"))
  );
}

async function begin(browser: Browser, service: Service, path: Path): Promise<SessionWalk> {
  const merchant = await service.newMerchant();
  const isStored = path.edges[0]?.step.fixture === "somebody";
  const person = await Person.at(browser, service.url, isStored ? { signedInAs: merchant } : {});
  person.complaints.allow(/Failed to load resource/, /request failed: net::ERR_CONNECTION_RESET/);
  const held = new HeldCalls();
  for (const call of Object.values(CALLS)) await held.hold(person.context, call);
  await person.page.clock.install();
  await person.goTo("/console/index");
  return {
    person,
    service,
    merchant,
    held,
    otherTab: async () => {
      // A page of the same origin that runs nothing of the console.
      const tab = await person.newTab();
      await tab.goto(`${service.url}/robots.txt`);
      return tab;
    },
    expectState: (value) => expectMark(person, "session", value),
    leave: () => person.leave(),
  };
}

function failing(call: Call): Executor<SessionWalk> {
  return async ({ held }) => (await held.next(CALLS[call])).abort("connectionreset");
}

function refuse(route: Route) {
  const { errCode, errMsg } = refusal("2001");
  return route.fulfill({ json: { success: false, errCode, errMsg } });
}

/** Signs somebody in at another tab, as the console does: the token is written last. */
function signInAt(tab: Page, { user, token }: Merchant) {
  return tab.evaluate(
    ([stored, itsToken]) => {
      localStorage.setItem("UserIdToken", stored);
      localStorage.setItem("token", itsToken);
    },
    [JSON.stringify(user), token] as const,
  );
}

async function reloaded({ page }: Person, act: () => Promise<unknown>) {
  await Promise.all([page.waitForEvent("load"), act()]);
}
