import type { WrittenInteraction } from "#contracts/pact/written-pact.ts";
import type { Behind, Change, Departure, Sent, Values } from "./relay.ts";

/** A rule that a service does not have: what it does instead, and which exchanges have something to say about it. */
export type Behaviour = Departure & { fault: string; concerns: (exchange: WrittenInteraction) => boolean };

const outcomeOf = ({ comments }: WrittenInteraction) => comments.references.specification.outcome;
const callOf = ({ request }: WrittenInteraction) => request.path;
const hasState = (exchange: WrittenInteraction, state: string) =>
  exchange.providerStates.some(({ name }) => name === state);

const inCall =
  (path: string, outcome?: string): Behaviour["concerns"] =>
  (exchange) =>
    callOf(exchange) === path && (outcome === undefined || outcomeOf(exchange) === outcome);
const inState =
  (state: string, path?: string): Behaviour["concerns"] =>
  (exchange) =>
    hasState(exchange, state) && (path === undefined || callOf(exchange) === path);
const endingIn =
  (outcome: string): Behaviour["concerns"] =>
  (exchange) =>
    outcomeOf(exchange) === outcome;

const withBody = (sent: Sent, fields: Record<string, unknown>): Sent => ({
  ...sent,
  body: { ...sent.body, ...fields },
});
const text = (value: unknown) => String(value ?? "");

/** Asks for another situation in place of one. */
const instead =
  (state: string, other: string, params?: (given: Change["params"]) => Change["params"]) =>
  (change: Change): Change =>
    change.state === state ? { ...change, state: other, params: params?.(change.params) ?? {} } : change;

/** Asks for another situation in place of one, which answers what the one would have answered as well. */
const insteadOf =
  (state: string, other: string, answers: Values = {}, params = (given: Change["params"]) => given) =>
  async (change: Change, { set }: Behind): Promise<Values> =>
    change.state === state
      ? { ...answers, ...(await set(other, params(change.params))) }
      : set(change.state, change.params);

const same = (given: Change["params"]) => given;
const emailAndPassword = ({ email, password }: Change["params"]) => ({ email, password });
const TOKEN = { token: "example-token", userId: "100234" };

const REGISTER = "/api/Register/Register";
const CHECK = "/api/Register/CheckCaptchaCode";
const RESET = "/api/User/ResetPassword";
const CHANGE = "/api/User/UpdatePwd";
const LOGIN = "/api/Login/Login";
const CREATE = "/api/Order/Create";

const codes = [
  { act: "a registration", path: REGISTER, purpose: "register" },
  { act: "a check", path: CHECK, purpose: "resetPassword" },
  { act: "a reset", path: RESET, purpose: "resetPassword" },
].flatMap(({ act, path, purpose }): Behaviour[] => [
  {
    fault: `${act} takes any code`,
    concerns: inCall(path, "wrongCode"),
    request: (sent, { known }) => withBody(sent, { code: known.code }),
  },
  {
    fault: `${act} takes a code that was used`,
    concerns: inState("a code was used", path),
    state: instead("a code was used", "a code was sent", same),
  },
  {
    fault: `${act} takes a code that has expired`,
    concerns: inState("a code has expired", path),
    state: instead("a code has expired", "a code was sent", same),
  },
  {
    fault: `${act} takes a code for another purpose`,
    concerns: inCall(path, "codeOfAnotherPurpose"),
    state: instead("a code was sent", "a code was sent", (given) => ({ ...given, purpose })),
  },
  {
    fault: `a check uses up the code for ${act}`,
    concerns: inState("a code was checked", path),
    state: instead("a code was checked", "a code was used", same),
  },
]);

const RULES = ["short", "without a capital letter", "without a small letter", "without a digit"];
const weak = [
  { act: "a registration", path: REGISTER, field: "password" },
  { act: "a reset", path: RESET, field: "password" },
  { act: "a change", path: CHANGE, field: "newPassword" },
].flatMap(({ act, path, field }) =>
  RULES.map(
    (rule): Behaviour => ({
      fault: `${act} takes a password that is ${rule}`,
      concerns: (exchange) => callOf(exchange) === path && exchange.description.endsWith(` ${rule}`),
      request: (sent) => withBody(sent, { [field]: "Strong-Enough-42" }),
    }),
  ),
);

const passwords: Behaviour[] = [
  {
    fault: "any password signs in",
    concerns: inCall(LOGIN, "wrongCredentials"),
    request: (sent, { known }) => withBody(sent, { password: known.newPassword ?? known.password }),
  },
  {
    fault: "any old password changes it",
    concerns: inCall(CHANGE, "wrongCredentials"),
    request: (sent, { known }) => withBody(sent, { oldPassword: known.password }),
  },
  ...["changed", "reset"].flatMap((act): Behaviour[] => {
    const state = `a merchant who ${act} the password`;
    return [
      {
        fault: `a password that was ${act} stays what it was`,
        concerns: inState(state, LOGIN),
        state: insteadOf(state, "a registered merchant", TOKEN, emailAndPassword),
      },
      {
        fault: `sessions outlive a password that was ${act}`,
        concerns: inState(state, "/api/user/logout"),
        state: insteadOf(state, "a signed-in merchant", {}, () => ({})),
      },
    ];
  }),
  {
    fault: "a sign-in finds a merchant by the password alone",
    concerns: inCall(LOGIN, "invalidInput"),
    request: (sent, { known }) => withBody(sent, { email: known.email }),
  },
  {
    fault: "an empty code is not looked at",
    concerns: inCall(CHECK, "invalidInput"),
    request: (sent, { known }) => withBody(sent, { code: known.code }),
  },
  {
    fault: "an e-mail can be registered twice",
    concerns: inCall(REGISTER, "emailAlreadyRegistered"),
    request: async (sent, { known: { email, code }, set }) => {
      await set("nobody is registered", { email });
      await set("a code was sent", { email, purpose: "register", code });
      return sent;
    },
  },
  {
    fault: "a code is sent to what is no e-mail",
    concerns: inCall("/api/User/SentVerificationCode", "invalidInput"),
    request: (sent) => withBody(sent, { email: "somebody@example.com" }),
  },
  {
    fault: "codes are sent without a pause",
    concerns: inCall("/api/User/SentVerificationCode", "tooManyRequests"),
    request: (sent) => withBody(sent, { email: "somebody.else@example.com" }),
  },
];

const sessions: Behaviour[] = [
  {
    fault: "no token is asked for",
    concerns: endingIn("notSignedIn"),
    request: (sent, { known }) => ({ ...sent, token: text(known.token) }),
  },
  {
    fault: "a sign-out ends nothing",
    concerns: inState("a merchant whose session has ended"),
    state: instead("a merchant whose session has ended", "a signed-in merchant"),
  },
  {
    fault: "a proof of the identity provider serves twice",
    concerns: inState("a used proof of the identity provider"),
    state: instead("a used proof of the identity provider", "the identity provider vouches", same),
  },
  {
    fault: "whatever the identity provider is said to have given is believed",
    concerns: endingIn("proofNotAccepted"),
    request: async (sent, { known, set }) =>
      withBody(sent, {
        value: (await set("the identity provider vouches", { email: known.email, kind: "code" })).proof,
      }),
  },
];

const records: Behaviour[] = [
  ...["/api/user/logout", "/api/Login/Logout", "/api/Login/CheckLastLogin"].map(
    (path): Behaviour => ({
      fault: `${path} asks for another merchant's number, and takes it`,
      concerns: inState("another merchant", path),
      state: instead("another merchant", "a signed-in merchant"),
    }),
  ),
  ...[
    ["order", "a pending order"],
    ["callback", "a collected payment"],
    ["session", "a merchant on two devices"],
    ["application", "a merchant past the gate of an application"],
  ].map(
    ([record = "", own = ""]): Behaviour => ({
      fault: `another merchant's ${record} is as good as an own one`,
      concerns: inState(`another merchant's ${record}`),
      // Without the proof where none is needed: the sandbox would not mind, and the exchange does not send it.
      state: insteadOf(`another merchant's ${record}`, own, {}, (given) => (record === "application" ? given : {})),
    }),
  ),
  ...[
    ["/api/Order/Detail", "a pending order", "orderCode"],
    ["/api/App/Detail", "a merchant with an application", "applicationCode"],
    ["/api/Callback/Resend", "a collected payment", "callbackCode"],
  ].map(
    ([path = "", state = "", code = ""]): Behaviour => ({
      fault: `${path} answers some record where there is none of that code`,
      concerns: inCall(path, "notFound"),
      request: async (sent, { set }) => {
        const found = await set(state);
        return { ...withBody(sent, { code: found[code] }), token: found.token ?? null };
      },
    }),
  ),
];

const GATE_OF: Readonly<Record<string, string>> = {
  "/api/App/Update": "editApplication",
  "/api/App/Credentials": "viewCredentials",
  "/api/App/RotateSecret": "rotateSecret",
  "/api/App/EndOldSecret": "rotateSecret",
};

const gates = [
  ["verificationNeeded", "no proof is needed at a gate"],
  ["proofOfAnotherGate", "a proof opens every gate"],
  ["proofUsed", "a proof opens a gate twice"],
].map(
  ([outcome = "", fault = ""]): Behaviour => ({
    fault,
    concerns: (exchange) => outcomeOf(exchange) === outcome && callOf(exchange) in GATE_OF,
    request: async (sent, { set }) => {
      const past = await set("a merchant past the gate of an application", { gate: GATE_OF[sent.path] });
      return { ...withBody(sent, { code: past.applicationCode, proof: past.proof }), token: past.token ?? null };
    },
  }),
);

const requests: Behaviour[] = [
  {
    fault: "refusals are in English, whatever language is asked for",
    concerns: (exchange) => exchange.description.includes(", read in "),
    request: (sent) => ({ ...sent, language: "en-US" }),
  },
  {
    fault: "a language that was changed is forgotten",
    concerns: inState("a merchant who changed the language"),
    state: insteadOf("a merchant who changed the language", "a registered merchant", {}, emailAndPassword),
  },
  {
    fault: "any language is taken",
    concerns: inCall("/api/User/Language", "invalidInput"),
    request: (sent) => ({ ...sent, query: { language: "en-US" } }),
  },
  {
    fault: "a nickname of nothing is taken",
    concerns: inCall("/api/User/update", "invalidInput"),
    request: (sent) => withBody(sent, { nickName: "Lin" }),
  },
  {
    fault: "a nickname that was changed is forgotten",
    concerns: inState("a merchant who changed the nickname"),
    state: insteadOf("a merchant who changed the nickname", "a signed-in merchant", {}, () => ({})),
  },
  {
    fault: "the same request key makes an order each time",
    concerns: inState("the same order asked for twice", "/api/Order/List"),
    state: async ({ state, params }, { set, send }) => {
      const values = await set(state, params);
      const { token = null, packageId } = values;
      const order = { packageId, termMonths: params.termMonths, network: "TRON", requestKey: "another-key" };
      await send({ ...{ method: "POST", path: CREATE, query: {}, token, language: "en-US" }, body: order });
      return values;
    },
  },
  {
    fault: "a request key answers its order, whatever is asked for",
    concerns: inCall(CREATE, "requestKeyUsed"),
    request: (sent) => withBody(sent, { network: "TRON" }),
  },
  {
    fault: "a package that is not on sale is ordered all the same",
    concerns: inCall(CREATE, "packageUnavailable"),
    request: (sent, { known }) => withBody(sent, { packageId: known.packageId }),
  },
  ...[{ termMonths: 1 }, { network: "ETH" }, { packageId: "starter" }].map(
    (fields): Behaviour => ({
      fault: `an order is always of ${JSON.stringify(fields)}`,
      concerns: inCall(CREATE, "accepted"),
      request: (sent) => withBody(sent, fields),
    }),
  ),
  {
    fault: "a paid order can be cancelled",
    concerns: inCall("/api/Order/Cancel", "orderCannotChange"),
    state: instead("a paid order", "a pending order"),
  },
  {
    fault: "applications are not counted",
    concerns: endingIn("applicationLimitReached"),
    state: instead("a merchant whose package allows no more applications", "a signed-in merchant"),
  },
  {
    fault: "currencies are not counted",
    concerns: endingIn("currencyLimitReached"),
    state: instead("no room for another currency", "a currency to switch on"),
  },
  ...[
    ["a page has all rows, whatever its size", { pageSize: 100 }],
    ["a list is not sorted", { sort: undefined }],
    ["every page is the first", { page: 1 }],
  ].map(
    ([fault, fields]): Behaviour => ({
      fault: text(fault),
      concerns: inState("a merchant with two applications"),
      request: (sent) => withBody(sent, Object(fields)),
    }),
  ),
  ...["address", "rechargeCallback", "withdrawCallback", "remark"].map(
    (field): Behaviour => ({
      fault: `the ${field} of an application is not kept`,
      concerns: (exchange) =>
        /^\/api\/App\/(Create|Update)$/.test(callOf(exchange)) && outcomeOf(exchange) === "accepted",
      request: (sent) => withBody(sent, { [field]: field === "address" ? "https://elsewhere.example" : "" }),
    }),
  ),
];

/** Ways in which a service may behave otherwise than it should, while each of its answers looks right by itself. */
export const BEHAVIOURS: readonly Behaviour[] = [
  ...[...codes, ...weak, ...passwords, ...sessions],
  ...[...records, ...gates, ...requests],
];
