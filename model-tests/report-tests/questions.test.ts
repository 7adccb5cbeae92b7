import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
  callsOf,
  clausesOf,
  deedsIn,
  entriesOf,
  gatherFacts,
  generate,
  invariantsOf,
  type Part,
  picturePath,
  picturesOf,
  routeOf,
  rowsOf,
  rowWords,
  screensOf,
  search,
  shortestWay,
  walkCommand,
} from "#model-tests/engine/index.ts";
import { EVERY_MODEL } from "#model-tests/models/every-model.ts";
import { PRODUCT } from "#model-tests/product.ts";

const facts = gatherFacts(PRODUCT, {
  generated: EVERY_MODEL.map((model) => generate(model)),
  ...{ broken: [], problems: new Map(), walks: new Map(), base: null },
});
const entries = entriesOf(facts);

/** Questions of a tester, what among the first hits leads on, and where that one stands for. */
const QUESTIONS: readonly [question: string, hit: string, where: string][] = [
  [
    "What happens when the code expires?",
    "reset password answers: refused, code expired → open › identifying",
    "forgot password",
  ],
  [
    "How long until a code can be sent again?",
    "a code that was sent can be sent again after a minute (2.22)",
    "code delivery",
  ],
  ["When do the credentials expire?", "keep delay elapses (5 min) → expired", "credential view"],
  ["What happens when I go offline?", "went offline → offline", "connection"],
  [
    "When does it look for a newer release?",
    "it looks for a newer release after five minutes, then after fifteen, then every hour (8.4)",
    "release",
  ],
  ["What if the sign-in is refused?", "sign in answers: refused → identity › signed out", "session"],
  ["What if the language is not saved in time?", "save timeout elapses (5 s) → changed here", "language change"],
  ["How is the secret rotated?", "rotation requested → asking", "credential view"],
  [
    "Somebody signs out at another tab",
    "who signs in at another tab is signed in here, and who signs out there is signed out here (4.1)",
    "session",
  ],
  ["UpdatePwd", "POST /api/User/UpdatePwd", "password change"],
  [
    "Can an order be paid twice?",
    "nothing is submitted twice: a payment is reported once until that is answered (4.4)",
    "order payment",
  ],
  ["What does the wizard ignore?", "code submitted → ignored", "verification, in open and 1 more"],
  ["What happens when the network is down?", "went offline → offline", "connection"],
  [
    "How long is a secret revealed?",
    "a secret that is revealed is masked again after thirty seconds (6.5)",
    "credential view",
  ],
  ["What changed since main?", "Changes", "since the base"],
  ["Which machines are not walked in the browser?", "Machines", "walked in the browser"],
];

for (const [question, hit, where] of QUESTIONS) {
  test(`the search answers: ${question}`, () => {
    const first = search(entries, question).found.slice(0, 8);
    const found = first.find(({ title }) => title === hit);
    expect(first.map(({ title }) => title)).toContain(hit);
    expect(found?.where).toContain(where);
  });
}

test("a question leads to the way there, to what comes of it, and to the command that walks it", () => {
  const { machine, part } = chosen("What happens when the code expires?");
  expect(
    rowsOf(machine, part).map(({ event, next, does }) => [rowWords(event), rowWords(next), deedsIn(does)]),
  ).toEqual([
    [
      "reset password answers (refused, code expired / refused, wrong code)",
      "open › identifying › typing, no code",
      [expect.stringContaining('problem = { kind: "refused"'), 'fields.code = ""'],
    ],
  ]);
  const way = shortestWay(machine, part)?.edges.map((place) => machine.steps[machine.edges[place]?.step ?? 0]?.words);
  expect(way).toEqual([
    ...["field typed: email", "field typed: code", "field typed: password", "field typed: repeat", "submitted"],
    ...["check code answers: accepted", "submitted", "reset password answers: refused, code expired"],
  ]);
  expect(walkCommand(machine, part)).toBe(
    'npm run paths:run -- --machine forgotPassword --through "open.choosing.resetting: done resetPassword (2) → open.identifying"',
  );
  expect(clausesOf(machine, part)).toEqual(["2.23", "5.2", "5.6"]);
  expect(invariantsOf(machine, part).map(({ sentence }) => sentence)).toContain(
    "a code that was refused after all is asked for again, and not kept (2.23)",
  );
  expect(callsOf(machine, part)).toMatchObject([
    { id: "resetPassword", calls: [{ method: "POST", path: "/api/User/ResetPassword", exchanges: expect.anything() }] },
  ]);
  expect(screensOf(machine, part)).toEqual([
    { screen: "forgot password", state: "open.identifying.typing", isNear: false },
  ]);
});

test("a clause that is named comes first, in a question as well as by itself", () => {
  for (const question of ["4.4", "Which paths prove 4.4?"])
    expect(search(entries, question).found[0]).toMatchObject({ kind: "Clause", href: "#/clause/4.4" });
});

test("a clause is proven by what is about it: the payment of an order by the one machine, and the paths through it", () => {
  const clause = facts.clauses.find(({ number }) => number === "4.4");
  expect(clause?.machines).toEqual(["orderPayment"]);
  expect(clause?.paths["orderPayment"]?.length).toBeGreaterThan(10);
});

test("a question about nothing finds nothing, and one with a slip of the pen finds what is near", () => {
  expect(search(entries, "").found).toEqual([]);
  expect(search(entries, "how is it").found).toEqual([]);
  const { found, whole } = search(entries, "resend callbak xyzzy");
  expect(whole).toBe(0);
  expect(found[0]?.where).toContain("callback");
});

test("a row is told in words, with its timers by name and time", () => {
  expect(rowWords("identity signedIn.settled, ending none, 1.5")).toBe(
    "identity signed in › settled, ending none, 1.5",
  );
  expect(rowWords("CODE_SUBMITTED, SIGN_IN (complete)")).toBe("code submitted, sign in (complete)");
  expect(deedsIn("resendDelay in 60000 ms; announcePassed()")).toEqual([
    "resend delay: waits 1 min",
    "announcePassed()",
  ]);
});

test("every machine that a screen shows is a machine, in a state that it has", () => {
  for (const [id, shown] of Object.entries(PRODUCT.pictures?.of ?? {})) {
    const machine = facts.machines.find((one) => one.id === id);
    const states = new Set(machine?.chart.states.map((state) => state.id));
    for (const { state } of shown) expect(states, `${id} ${state}`).toContain(state);
  }
});

test("what is asked of the service is known for each machine that asks", () => {
  const asking = facts.machines.filter(({ calls }) => calls.length > 0).map(({ id }) => id);
  for (const id of ["session", "orderPayment", "codeDelivery", "registration", "currencySwitches"])
    expect(asking).toContain(id);
  const session = facts.machines.find(({ id }) => id === "session");
  expect(session?.calls.map(({ id, calls }) => [id, ...calls.map(({ path }) => path)])).toEqual([
    ["signIn", "/api/Login/Login"],
    ["loadProfile", "/api/user/logout"],
    ["signOut", "/api/Login/Logout"],
  ]);
  const exchanges = facts.machines.flatMap(({ calls }) => calls.flatMap((call) => call.calls));
  expect(exchanges.filter(({ exchanges: known }) => known.length === 0)).toEqual([]);
});

function chosen(question: string) {
  const route = routeOf(search(entries, question).found[0]?.href ?? "");
  if (route.at !== "machine" || route.part === null) throw new Error(`${question} leads to no part`);
  const part: Part = route.part;
  const machine = facts.machines.find(({ id }) => id === route.machine);
  if (machine === undefined) throw new Error(`There is no machine ${route.machine}`);
  return { machine, part };
}

test("a state has the picture of its walk, or the gallery's, or the nearest one, which is said to be that", () => {
  const machine = facts.machines.find(({ id }) => id === "forgotPassword");
  if (machine === undefined) throw new Error("forgotPassword is no machine");
  const folder = mkdtempSync(join(tmpdir(), "report-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = picturePath("forgotPassword", "open.identifying.typing", folder);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "");
  expect(picturesOf("forgotPassword", machine.chart, false, { ...PRODUCT, report: folder })).toEqual(
    PRODUCT.pictures?.of.forgotPassword,
  );
  const pictures = picturesOf("forgotPassword", machine.chart, true, { ...PRODUCT, report: folder });
  expect(pictures).toEqual([
    { state: "open.identifying.typing", screen: "forgotPassword", isWalked: true },
    { state: "open.choosing.typing", screen: "choosing another password" },
    { state: "done", screen: "password reset" },
  ]);
  const shown = (id: string) => screensOf({ ...machine, pictures }, { kind: "state", id });
  expect(shown("done")).toEqual([{ state: "done", screen: "password reset", isNear: false }]);
  expect(shown("open.choosing.resetting")).toEqual([{ ...pictures[1], isNear: true }]);
});
