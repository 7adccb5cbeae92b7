import type { WrittenInteraction } from "#contracts/pact/written-pact.ts";
import type { Override, RelayContext, RelayedRequest, StateChange, StateValues } from "./relay.ts";

/** A rule that a service lacks: what it does instead, and which exchanges depend on the rule. */
export type MissingRule = Override & { fault: string; concerns: (exchange: WrittenInteraction) => boolean };

const outcomeOf = ({ comments }: WrittenInteraction) => comments.references.specification.outcome;
const callOf = ({ request }: WrittenInteraction) => request.path;
const hasState = (exchange: WrittenInteraction, state: string) =>
  exchange.providerStates.some(({ name }) => name === state);

const forCall =
  (path: string, outcome?: string): MissingRule["concerns"] =>
  (exchange) =>
    callOf(exchange) === path && (outcome === undefined || outcomeOf(exchange) === outcome);
const forState =
  (state: string, path?: string): MissingRule["concerns"] =>
  (exchange) =>
    hasState(exchange, state) && (path === undefined || callOf(exchange) === path);
const forOutcome =
  (outcome: string): MissingRule["concerns"] =>
  (exchange) =>
    outcomeOf(exchange) === outcome;

const withBody = (sent: RelayedRequest, fields: Record<string, unknown>): RelayedRequest => ({
  ...sent,
  body: { ...sent.body, ...fields },
});
const text = (value: unknown) => String(value ?? "");

/** Replaces a provider state by another. */
const replaceState =
  (state: string, other: string, params?: (given: StateChange["params"]) => StateChange["params"]) =>
  (change: StateChange): StateChange =>
    change.state === state ? { ...change, state: other, params: params?.(change.params) ?? {} } : change;

/** Replaces a provider state by another, adding values that the first would have answered. */
const replaceStateKeepingAnswers =
  (state: string, other: string, answers: StateValues = {}, params = (given: StateChange["params"]) => given) =>
  async (change: StateChange, { set }: RelayContext): Promise<StateValues> =>
    change.state === state
      ? { ...answers, ...(await set(other, params(change.params))) }
      : set(change.state, change.params);

const sameParams = (given: StateChange["params"]) => given;
const emailAndPassword = ({ email, password }: StateChange["params"]) => ({ email, password });
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
].flatMap(({ act, path, purpose }): MissingRule[] => [
  {
    fault: `${act} takes any code`,
    concerns: forCall(path, "wrongCode"),
    request: (sent, { known }) => withBody(sent, { code: known.code }),
  },
  {
    fault: `${act} takes a code that was used`,
    concerns: forState("a code was used", path),
    state: replaceState("a code was used", "a code was sent", sameParams),
  },
  {
    fault: `${act} takes a code that has expired`,
    concerns: forState("a code has expired", path),
    state: replaceState("a code has expired", "a code was sent", sameParams),
  },
  {
    fault: `${act} takes a code for another purpose`,
    concerns: forCall(path, "codeOfAnotherPurpose"),
    state: replaceState("a code was sent", "a code was sent", (given) => ({ ...given, purpose })),
  },
  {
    fault: `a check uses up the code for ${act}`,
    concerns: forState("a code was checked", path),
    state: replaceState("a code was checked", "a code was used", sameParams),
  },
]);

const RULES = ["short", "without a capital letter", "without a small letter", "without a digit"];
const weak = [
  { act: "a registration", path: REGISTER, field: "password" },
  { act: "a reset", path: RESET, field: "password" },
  { act: "a change", path: CHANGE, field: "newPassword" },
].flatMap(({ act, path, field }) =>
  RULES.map(
    (rule): MissingRule => ({
      fault: `${act} takes a password that is ${rule}`,
      concerns: (exchange) => callOf(exchange) === path && exchange.description.endsWith(` ${rule}`),
      request: (sent) => withBody(sent, { [field]: "Strong-Enough-42" }),
    }),
  ),
);

const passwords: MissingRule[] = [
  {
    fault: "any password signs in",
    concerns: forCall(LOGIN, "wrongCredentials"),
    request: (sent, { known }) => withBody(sent, { password: known.newPassword ?? known.password }),
  },
  {
    fault: "any old password changes it",
    concerns: forCall(CHANGE, "wrongCredentials"),
    request: (sent, { known }) => withBody(sent, { oldPassword: known.password }),
  },
  ...["changed", "reset"].flatMap((act): MissingRule[] => {
    const state = `a merchant who ${act} the password`;
    return [
      {
        fault: `a password that was ${act} stays what it was`,
        concerns: forState(state, LOGIN),
        state: replaceStateKeepingAnswers(state, "a registered merchant", TOKEN, emailAndPassword),
      },
      {
        fault: `sessions outlive a password that was ${act}`,
        concerns: forState(state, "/api/user/logout"),
        state: replaceStateKeepingAnswers(state, "a signed-in merchant", {}, () => ({})),
      },
    ];
  }),
  {
    fault: "a sign-in finds a merchant by the password alone",
    concerns: forCall(LOGIN, "invalidInput"),
    request: (sent, { known }) => withBody(sent, { email: known.email }),
  },
  {
    fault: "an empty code is not looked at",
    concerns: forCall(CHECK, "invalidInput"),
    request: (sent, { known }) => withBody(sent, { code: known.code }),
  },
  {
    fault: "an email can be registered twice",
    concerns: forCall(REGISTER, "emailAlreadyRegistered"),
    request: async (sent, { known: { email, code }, set }) => {
      await set("nobody is registered", { email });
      await set("a code was sent", { email, purpose: "register", code });
      return sent;
    },
  },
  {
    fault: "a code is sent to what is no email",
    concerns: forCall("/api/User/SentVerificationCode", "invalidInput"),
    request: (sent) => withBody(sent, { email: "somebody@example.com" }),
  },
  {
    fault: "codes are sent without a pause",
    concerns: forCall("/api/User/SentVerificationCode", "tooManyRequests"),
    request: (sent) => withBody(sent, { email: "somebody.else@example.com" }),
  },
];

const sessions: MissingRule[] = [
  {
    fault: "no token is asked for",
    concerns: forOutcome("notSignedIn"),
    request: (sent, { known }) => ({ ...sent, token: text(known.token) }),
  },
  {
    fault: "a sign-out ends nothing",
    concerns: forState("a merchant whose session has ended"),
    state: replaceState("a merchant whose session has ended", "a signed-in merchant"),
  },
  {
    fault: "a proof of the identity provider serves twice",
    concerns: forState("a used proof of the identity provider"),
    state: replaceState("a used proof of the identity provider", "the identity provider vouches", sameParams),
  },
  {
    fault: "whatever the identity provider is said to have given is believed",
    concerns: forOutcome("proofNotAccepted"),
    request: async (sent, { known, set }) =>
      withBody(sent, {
        value: (await set("the identity provider vouches", { email: known.email, kind: "code" })).proof,
      }),
  },
];

const records: MissingRule[] = [
  ...["/api/user/logout", "/api/Login/Logout", "/api/Login/CheckLastLogin"].map(
    (path): MissingRule => ({
      fault: `${path} asks for another merchant's number, and takes it`,
      concerns: forState("another merchant", path),
      state: replaceState("another merchant", "a signed-in merchant"),
    }),
  ),
  ...[
    ["order", "a pending order"],
    ["callback", "a collected payment"],
    ["session", "a merchant on two devices"],
    ["application", "a merchant past the gate of an application"],
  ].map(
    ([record = "", own = ""]): MissingRule => ({
      fault: `another merchant's ${record} is as good as an own one`,
      concerns: forState(`another merchant's ${record}`),
      // Only an application's state takes a gate.
      state: replaceStateKeepingAnswers(`another merchant's ${record}`, own, {}, (given) =>
        record === "application" ? given : {},
      ),
    }),
  ),
  {
    fault: "a test customer pays to any merchant's application",
    concerns: forCall("/api/App/RehearsePayment", "notTheirs"),
    state: replaceState("another merchant's application", "a merchant whose customers can pay"),
  },
  ...[
    ["/api/Order/Detail", "a pending order", "orderCode"],
    ["/api/App/Detail", "a merchant with an application", "applicationCode"],
    ["/api/Callback/Resend", "a collected payment", "callbackCode"],
  ].map(
    ([path = "", state = "", code = ""]): MissingRule => ({
      fault: `${path} answers some record where there is none of that code`,
      concerns: forCall(path, "notFound"),
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
  ([outcome = "", fault = ""]): MissingRule => ({
    fault,
    concerns: (exchange) => outcomeOf(exchange) === outcome && callOf(exchange) in GATE_OF,
    request: async (sent, { set }) => {
      const past = await set("a merchant past the gate of an application", { gate: GATE_OF[sent.path] });
      return { ...withBody(sent, { code: past.applicationCode, proof: past.proof }), token: past.token ?? null };
    },
  }),
);

const requests: MissingRule[] = [
  {
    fault: "refusals are in English, whatever language is asked for",
    concerns: (exchange) => exchange.description.includes(", read in "),
    request: (sent) => ({ ...sent, language: "en-US" }),
  },
  {
    fault: "a language that was changed is forgotten",
    concerns: forState("a merchant who changed the language"),
    state: replaceStateKeepingAnswers(
      "a merchant who changed the language",
      "a registered merchant",
      {},
      emailAndPassword,
    ),
  },
  {
    fault: "any language is taken",
    concerns: forCall("/api/User/Language", "invalidInput"),
    request: (sent) => ({ ...sent, query: { language: "en-US" } }),
  },
  {
    fault: "a nickname of nothing is taken",
    concerns: forCall("/api/User/update", "invalidInput"),
    request: (sent) => withBody(sent, { nickName: "Lin" }),
  },
  {
    fault: "a nickname that was changed is forgotten",
    concerns: forState("a merchant who changed the nickname"),
    state: replaceStateKeepingAnswers("a merchant who changed the nickname", "a signed-in merchant", {}, () => ({})),
  },
  {
    fault: "the same request key makes an order each time",
    concerns: forState("the same order asked for twice", "/api/Order/List"),
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
    concerns: forCall(CREATE, "requestKeyUsed"),
    request: (sent) => withBody(sent, { network: "TRON" }),
  },
  {
    fault: "a package that is not on sale is ordered all the same",
    concerns: forCall(CREATE, "packageUnavailable"),
    request: (sent, { known }) => withBody(sent, { packageId: known.packageId }),
  },
  ...[{ termMonths: 1 }, { network: "ETH" }, { packageId: "starter" }].map(
    (fields): MissingRule => ({
      fault: `an order is always of ${JSON.stringify(fields)}`,
      concerns: forCall(CREATE, "accepted"),
      request: (sent) => withBody(sent, fields),
    }),
  ),
  {
    fault: "a paid order can be cancelled",
    concerns: forCall("/api/Order/Cancel", "orderCannotChange"),
    state: replaceState("a paid order", "a pending order"),
  },
  {
    fault: "applications are not counted",
    concerns: forOutcome("applicationLimitReached"),
    state: replaceState("a merchant whose package allows no more applications", "a signed-in merchant"),
  },
  {
    fault: "currencies are not counted",
    concerns: forOutcome("currencyLimitReached"),
    state: replaceState("no room for another currency", "a currency to switch on"),
  },
  ...[
    ["a page has all rows, whatever its size", { pageSize: 100 }],
    ["a list is not sorted", { sort: undefined }],
    ["every page is the first", { page: 1 }],
  ].map(
    ([fault, fields]): MissingRule => ({
      fault: text(fault),
      concerns: forState("a merchant with two applications"),
      request: (sent) => withBody(sent, Object(fields)),
    }),
  ),
  ...["address", "rechargeCallback", "withdrawCallback", "remark"].map(
    (field): MissingRule => ({
      fault: `the ${field} of an application is not kept`,
      concerns: (exchange) =>
        /^\/api\/App\/(Create|Update)$/.test(callOf(exchange)) && outcomeOf(exchange) === "accepted",
      request: (sent) => withBody(sent, { [field]: field === "address" ? "https://elsewhere.example" : "" }),
    }),
  ),
];

/** Rules whose absence no single answer shows. */
export const MISSING_RULES: readonly MissingRule[] = [
  ...[...codes, ...weak, ...passwords, ...sessions],
  ...[...records, ...gates, ...requests],
];
