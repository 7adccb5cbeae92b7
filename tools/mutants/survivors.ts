/** Changes that no test notices, by their names, and why none has to. */
export type Excuse = { because: string; mutants: readonly string[] };

export const EXCUSES: readonly Excuse[] = [
  {
    because: "What stands in for a text that was not recognised is not recognised either, and so refused.",
    mutants: [
      `contracts/reader/amount.ts: const [, whole = "Stryker was here!", fraction = "", exponent = "0"] = NUMBER.exec(digitsOf(sent)) ?? [];`,
      `contracts/reader/amount.ts: const [, whole = "", fraction = "", exponent = "0"] = NUMBER.exec(digitsOf(sent)) ?? ["Stryker was here"];`,
      `contracts/reader/amount.ts: if (typeof sent !== "number") return "Stryker was here!";`,
      `contracts/reader/amount.ts: return shown.replace(/e.*/, "").replace(/\\D/g, "").length <= EXACT_DIGITS ? shown : "Stryker was here!";`,
      `contracts/reader/instant.ts: const written = (textOf(sent)?.trim() ?? "Stryker was here!").replace(FLOAT, (float) => String(Number(float)));`,
      `contracts/reader/instant.ts: const [, digits, finer = ""] = SINCE_1970.exec(written) ?? ["Stryker was here"];`,
      `contracts/reader/instant.ts: const [, year = "Stryker was here!", , month = "", date = "", hours, minutes, seconds = "00", fraction = ".", zone = "Z"…`,
      `contracts/reader/instant.ts: const [, year = "", , month = "Stryker was here!", date = "", hours, minutes, seconds = "00", fraction = ".", zone = "Z"…`,
      `contracts/reader/instant.ts: const [, year = "", , month = "", date = "Stryker was here!", hours, minutes, seconds = "00", fraction = ".", zone = "Z"…`,
      `contracts/reader/instant.ts: MOMENT.exec(written) ?? ["Stryker was here"];`,
    ],
  },
  {
    because: "The text that stands in comes to the same: no digits, no fraction, or no offset.",
    mutants: [
      `contracts/reader/amount.ts: const [, whole = "", fraction = "", exponent = ""] = NUMBER.exec(digitsOf(sent)) ?? [];`,
      `contracts/reader/amount.ts: return shown.replace(/e.*/, "Stryker was here!").replace(/\\D/g, "").length <= EXACT_DIGITS ? shown : "";`,
      `contracts/reader/instant.ts: const [, year = "", , month = "", date = "", hours, minutes, seconds = "00", fraction = "", zone = "Z"] =`,
      `contracts/reader/instant.ts: const [, year = "", , month = "", date = "", hours, minutes, seconds = "00", fraction = ".", zone = ""] =`,
    ],
  },
  {
    because: "With a nineteenth digit that is no zero there are too many, whichever zeros are cut.",
    mutants: [
      'contracts/reader/amount.ts: const kept = after.slice(0, FRACTION_DIGITS) + after.slice(FRACTION_DIGITS).replace(/0+/, "");',
    ],
  },
  {
    because: "It tells TypeScript what the rest of the condition says as well.",
    mutants: [
      "contracts/reader/count.ts: return true && Number.isSafeInteger(number) && number >= 0 ? number : undefined;",
      `contracts/reader/field-names.ts: const isCapitalised = true && !Object.hasOwn(Object(body), "success") && "Success" in Object(body);`,
    ],
  },
  {
    because: "The hours and the minutes of a moment are written together or not at all.",
    mutants: [
      `contracts/reader/instant.ts: function separated(_: string, year: string, month: string, day: string, hours?: string, minutes = "Stryker was here!", s…`,
    ],
  },
  {
    because:
      "An offset was recognised before, and begins with its sign; `Date` in V8 reads what is made of it all the same.",
    mutants: [
      "contracts/reader/instant.ts: const offset = /[+-]/.test(zone)",
      'contracts/reader/instant.ts: ? zone.replace(/(...):?(\\d\\d)?$/, (_, ...[at, rest]) => `${at}:${rest ?? "00"}`)',
      'contracts/reader/instant.ts: ? zone.replace(/^(...):?(\\d\\d)?/, (_, ...[at, rest]) => `${at}:${rest ?? "00"}`)',
      'contracts/reader/instant.ts: ? zone.replace(/^(...):?(\\D\\d)?$/, (_, ...[at, rest]) => `${at}:${rest ?? "00"}`)',
      'contracts/reader/instant.ts: ? zone.replace(/^(...):?(\\d\\D)?$/, (_, ...[at, rest]) => `${at}:${rest ?? "00"}`)',
    ],
  },
  {
    because: "The values of a list by their numbers are the list.",
    mutants: ["contracts/reader/list.ts: if (false) return sent;"],
  },
  {
    because: "These readers refuse nothing, so what they expected is never reported, and a fault's kind is never read.",
    mutants: [
      `contracts/reader/enumeration.ts: return reader("", (sent) => {`,
      `contracts/reader/page.ts: return reader<unknown, Agreed>("", (sent) => {`,
      `contracts/reader/reader.ts: reader<unknown, z.input<z.ZodMiniObject<Shape>>>("", (sent) => (isNothing(sent) ? {} : sent)),`,
      `contracts/reader/reader.ts: return reader("", (sent) => {`,
      `contracts/reader/reader.ts: context.issues.push({ code: "", message: expected, input: sent });`,
    ],
  },
  {
    because:
      "What could not be read broke somewhere: there is always a first fault, and it has its place and its words.",
    mutants: [
      `contracts/reader/first-mismatch.ts: const field = issue.path.map(String).join(".") ?? "";`,
      `contracts/reader/first-mismatch.ts: const field = issue?.path.map(String).join(".") ?? "Stryker was here!";`,
      `contracts/reader/first-mismatch.ts: return { field, expected: (issue && "expected" in issue ? issue.expected : issue.message) ?? "" };`,
      `contracts/reader/first-mismatch.ts: return { field, expected: (issue && "expected" in issue ? issue.expected : issue?.message) ?? "Stryker was here!" };`,
    ],
  },
  {
    because:
      "The state or the guard before it says that it is there; the alternative tells TypeScript so, and is never taken.",
    mutants: [
      'contracts/bills/delivery.ts: return true && answerStatus >= 200 && answerStatus < 300 ? "delivered" : null;',
      'machines/applications/application-creation.ts: created: (_, answer: Answer<Application>) => (answer.accepted ? answer.value.code : "Stryker was here!"),',
      'machines/applications/application-edit.ts: if (proof === null) throw new Error("");',
      'machines/applications/application-edit.ts: if (false) throw new Error("An edit needs a proof of having passed the gate");',
      "machines/applications/credential-view.ts: hasOldSecret: ({ context }) => Boolean(context.credentials.oldSecretUntil),",
      'machines/applications/credential-view.ts: input: ({ context }) => ({ appSecret: context.credentials.appSecret ?? "" }),',
      'machines/applications/credential-view.ts: input: ({ context }) => ({ appSecret: context.credentials?.appSecret ?? "Stryker was here!" }),',
      "machines/orders/order-payment.ts: isStatus: ({ context: { order } }, status: PayStatus) => order.payStatus === status && networkIsKnown(order),",
      'machines/orders/order-payment.ts: isWaitingOrPaid: ({ context }) => context.order.payStatus === "waiting" || context.order?.payStatus === "paid",',
      'machines/orders/order-payment.ts: isWaitingOrPaid: ({ context }) => context.order?.payStatus === "waiting" || context.order.payStatus === "paid",',
      'machines/orders/order-placement.ts: const { items, unreadable = [] } = answer.accepted ? answer.value : { items: ["Stryker was here"] };',
      'machines/orders/order-placement.ts: rememberOrder: assign({ orderCode: (_, answer: Answer<Order>) => (answer.accepted ? answer.value.code : "Stryker was her…',
      "machines/orders/order-placement.ts: const stays = true && termsOf(packages, choice.packageId).includes(termMonths);",
      'machines/orders/order-placement.ts: if (false) throw new Error("An order needs a package");',
      'machines/orders/order-placement.ts: if (packageId === null) throw new Error("");',
    ],
  },
  {
    because: "Where as much came as was expected nothing is left, by either way of reckoning.",
    mutants: [
      "contracts/orders/payment-tally.ts: return received <= expected ? expected - received : 0n;",
      "contracts/orders/payment-tally.ts: return received >= expected ? received - expected : 0n;",
    ],
  },
  {
    because: "Whatever answers with another status is an error that has its answer with it.",
    mutants: ["contracts/http.ts: if (true) response = received.response;"],
  },
  {
    because: "JSON of nothing is nothing, and nothing is no body.",
    mutants: ["contracts/http.ts: ...(true && { body: JSON.stringify(body) }),"],
  },
  {
    because:
      "A body that is nothing, absent or null, refuses nothing; and what a status from 500 on says is not heard further down.",
    mutants: [
      "contracts/refusal-within.ts: } catch {}",
      "contracts/refusal-within.ts: const isAboutTheRequest = status >= 400 && true && !NOT_OFFERED_STATUSES.has(status);",
      "contracts/refusal-within.ts: const isAboutTheRequest = status >= 400 && status <= 500 && !NOT_OFFERED_STATUSES.has(status);",
    ],
  },
  {
    because: "What stands in for an address that is not configured is no address either.",
    mutants: [
      `src/ui/chain/explorer-address.ts: const address = template?.replaceAll("{hash}", encodeURIComponent(hash)) ?? "Stryker was here!";`,
    ],
  },
  {
    because: "No other part of a moment has brackets.",
    mutants: [
      `src/ui/format/format.ts: return parts.map(({ type, value }) => (true ? value.replace(/[[\\]]/g, "") : value)).join("");`,
    ],
  },
  {
    because: "Null is no order that a list takes, and has no digits: the condition tells TypeScript so.",
    mutants: [
      "src/records/list/list-address.ts: sort: true && sorts.includes(sort) ? sort : null,",
      "src/records/list/list-address.ts: return true && /^[1-9]\\d{0,8}$/.test(text) ? Number(text) : null;",
    ],
  },
  {
    because: "Without a keyword every field is asked for nothing, which is what the address says.",
    mutants: [
      `src/records/list/list-address.ts: if (given !== "" || false || filters.some(({ name }) => name === KEYWORD)) return given;`,
      `src/records/list/list-address.ts: if (given !== "" || keyword === "Stryker was here!" || filters.some(({ name }) => name === KEYWORD)) return given;`,
    ],
  },
  {
    because: "What is longer than a day, or only a year, is none for `Date` either.",
    mutants: [
      `src/records/list/list-address.ts: value > "1970" &&`,
      "src/records/list/list-address.ts: /\\d{4}-\\d{2}-\\d{2}$/.test(value) &&",
      "src/records/list/list-address.ts: /^\\d{4}-\\d{2}-\\d{2}/.test(value) &&",
    ],
  },
  {
    because: "In this state the machine has its merchant, its event or its answer: the condition tells TypeScript so.",
    mutants: [
      "machines/account/devices.ts: answer.accepted && true && !canEnd(answer.value, requested),",
      "machines/account/identity-provider.ts: if (false) throw new Error(`No proof comes with ${event.type}`);",
      'machines/account/identity-provider.ts: if (!isGrant(event) && event.output.kind === "none") throw new Error(`No proof comes with ${event.type}`);',
      "machines/account/identity-provider.ts: if (!isGrant(event) || false) throw new Error(`No proof comes with ${event.type}`);",
      'machines/account/identity-provider.ts: if (!isGrant(event) || event.output.kind === "") throw new Error(`No proof comes with ${event.type}`);',
      "machines/account/identity-provider.ts: return true;",
      "machines/account/session-setup.ts: profile && { ...profile, nickName: user.nickName ?? profile.nickName },",
      "machines/account/session-setup.ts: true ? profiledUser(context.user, answer.value) : context.user,",
      "machines/account/session-setup.ts: context.user || answer.accepted ? profiledUser(context.user, answer.value) : context.user,",
      "machines/account/session-setup.ts: isSameUser: ({ context }, user: User | null) => context.user.id === user?.id,",
      "machines/account/session-setup.ts: isCurrentUser: ({ context }, email: string) => context.user.email.toLowerCase() === email.toLowerCase(),",
      "machines/account/session.ts: params: ({ event }) => (true && event.remember ? typedEmail(event.email) : null),",
      `machines/account/session.ts: input: ({ context }) => ({ userId: context.user.id ?? "" }),`,
      "machines/shell/faults.ts: isNewKind: ({ context, event }) => true && !context.kinds.includes(event.failure.kind),",
      "machines/shell/faults.ts: kinds: ({ context, event }) => (true ? [...context.kinds, event.failure.kind] : context.kinds),",
      `machines/shell/palette.ts: const at = ids.indexOf(highlightedEntry(context).id ?? "");`,
      `machines/shell/tab-list.ts: return (asked ?? left[Math.min(at, left.length) - 1] ?? left[0]).fullPath ?? "";`,
      `machines/shell/tabs.ts: active: ({ context }) => context.tabs[0].fullPath ?? "",`,
    ],
  },
  {
    because: "What stands in for what is there all the same is never read.",
    mutants: [
      "machines/account/devices.ts: input: ({ context }) => context.requested ?? {},",
      `machines/account/devices.ts: input: ({ context }) => context.requested ?? { id: "Stryker was here!" },`,
      'machines/account/identity-provider.ts: if (!isGrant(event) || event.output.kind === "none") throw new Error(``);',
      `machines/account/password-strength.ts: const name = email.trim().split("@")[0]?.toLowerCase() ?? "Stryker was here!";`,
      `machines/account/session.ts: input: ({ context }) => ({ userId: context.user?.id ?? "Stryker was here!" }),`,
      `machines/account/code-delivery.ts: context: ({ input }) => ({ purpose: input.purpose, email: "Stryker was here!", problem: null }),`,
      `machines/account/identity-provider.ts: context: ({ input }) => ({ clientId: input.clientId ?? "", flow: "", problem: null }),`,
      `machines/account/password-strength.ts: const name = email.trim().split("@")[0].toLowerCase() ?? "";`,
      `machines/shell/list-arrivals.ts: const newest = answer.accepted ? answer.value : ["Stryker was here"];`,
      `machines/shell/list-arrivals.ts: forgetArrived: assign({ known: ({ context }) => [...context.arrived, ...(context.known ?? ["Stryker was here"])], arrive…`,
      `machines/shell/message-poll.ts: return unreadIds((answer.accepted && answer.value) || ["Stryker was here"]);`,
      `machines/shell/messages.ts: ((answer.accepted && answer.value) || ["Stryker was here"]).filter(({ id }) => !cleared.includes(id)),`,
      `machines/shell/palette.ts: const at = ids.indexOf(highlightedEntry(context)?.id ?? "Stryker was here!");`,
      `machines/shell/palette.ts: return ids.at(next) ?? "Stryker was here!";`,
      `machines/shell/settings.ts: serverMenu: (_, answer: Answer<ServerMenu>) => (answer.accepted ? answer.value : ["Stryker was here"]),`,
      `machines/shell/tab-list.ts: return (asked ?? left[Math.min(at, left.length) - 1] ?? left[0])?.fullPath ?? "Stryker was here!";`,
      `machines/shell/tabs.ts: active: ({ context }) => context.tabs[0]?.fullPath ?? "Stryker was here!",`,
      `machines/shell/language-change.ts: context: ({ input }) => ({ ...input, chosen: "Stryker was here!" }),`,
      `machines/shell/palette.ts: isSearchable(query) ? context.found.filter((entry) => matchesQuery(entry, query)) : ["Stryker was here"],`,
      `machines/shell/palette.ts: context: ({ input }) => ({ entries: input.entries, query: "", found: ["Stryker was here"], highlighted: "", problem: nul…`,
      `machines/shell/palette.ts: context: ({ input }) => ({ entries: input.entries, query: "", found: [], highlighted: "Stryker was here!", problem: null…`,
      `machines/shell/release.ts: context: ({ input }) => ({ ...input, published: "Stryker was here!", checks: 0 }),`,
    ],
  },
  {
    because: "No column and no entry is called so, so that it is never searched for.",
    mutants: [
      `machines/shell/column-layout.ts: return layout.some(({ isShown }) => isShown) ? layout : readLayout("Stryker was here!", keys);`,
      `machines/shell/palette-entries.ts: export function matchesQuery({ label, detail = "Stryker was here!", keywords = "" }: PaletteEntry, query: string): boole…`,
      `machines/shell/palette-entries.ts: export function matchesQuery({ label, detail = "", keywords = "Stryker was here!" }: PaletteEntry, query: string): boole…`,
      `machines/shell/palette-entries.ts: const isCalledSo = ({ label, detail = "Stryker was here!" }: PaletteEntry) =>`,
      `machines/shell/column-layout.ts: const [, hidden, key = "Stryker was here!"] = /^(-?)([^-_.]+)(?:_\\d{1,3})?$/.exec(word) ?? [];`,
      `machines/shell/column-layout.ts: const [, hidden, key = ""] = /^(-?)([^-_.]+)(?:_\\d{1,3})?$/.exec(word) ?? ["Stryker was here"];`,
    ],
  },
  {
    because: "The last column one place further on is where it was.",
    mutants: [
      "machines/shell/column-layout.ts: if (!column || to < 0 || false) return layout;",
      "machines/shell/column-layout.ts: if (!column || to < 0 || to > layout.length) return layout;",
    ],
  },
  {
    because: "No alphabet's number of bits comes out at a bound exactly.",
    mutants: [
      `machines/account/password-strength.ts: const level = bits <= FAIR_BITS ? "weak" : bits < STRONG_BITS ? "fair" : "strong";`,
      `machines/account/password-strength.ts: const level = bits < FAIR_BITS ? "weak" : bits <= STRONG_BITS ? "fair" : "strong";`,
    ],
  },
  {
    because: "A step from nowhere is no number, which differs from every other step.",
    mutants: [
      "machines/account/password-strength.ts: if (false) return true;",
      "machines/account/password-strength.ts: if (before === undefined && beforeThat === undefined) return true;",
      "machines/account/password-strength.ts: if (false || beforeThat === undefined) return true;",
      "machines/account/password-strength.ts: if (before === undefined || false) return true;",
    ],
  },
  {
    because: "It tells TypeScript what the types of the texts, of the table of routes, or of a place say already.",
    mutants: [
      "src/records/list/export/all-pages.ts: const isNew = (place: Place<unknown>) => false || !known.has(codeOf(place.row));",
      `src/navigation/guard.ts: if (!route || !path || matchRoute(routes, { pathname: path, search: "" }).route !== route) return START_PATH;`,
      `src/navigation/menu.ts: const route = matchRoute(ROUTES, { pathname: REDIRECTS[address] ?? address, search: "" }).route;`,
      `src/navigation/menu.ts: return route.frame === "console" ? entryOf(route) : [];`,
      `src/records/list/list-search.ts: return filter ? offered(filter, text) : ["Stryker was here"];`,
      "src/records/list/list-search.ts: const called = false ? String : (text.option as (word: string) => string);",
      `src/records/list/list-search.ts: const called = typeof text === "" ? String : (text.option as (word: string) => string);`,
    ],
  },
  {
    because:
      "A query, or what is left of an unknown path, leads to no other route; without an icon none is in the menu.",
    mutants: [
      `src/navigation/guard.ts: const rest = parameter("*") ?? "Stryker was here!";`,
      `src/navigation/guard.ts: if (!route || !path || matchRoute(routes, { pathname: path, search: "Stryker was here!" })?.route !== route) return S…`,
      `src/navigation/menu.ts: const route = matchRoute(ROUTES, { pathname: REDIRECTS[address] ?? address, search: "Stryker was here!" })?.route;`,
      "src/navigation/menu.ts: return true ? entryOf(route) : [];",
    ],
  },
  {
    because: "A run that is stopped has its calls, which are told one thing only, whatever it is called.",
    mutants: [
      `src/records/provide/provide-bulk-run.ts: actions: { stopActing: ({ self }) => self.getSnapshot().children.actOnEach.send({ type: "STOP" }) },`,
      "src/records/provide/provide-bulk-run.ts: actions: { stopActing: ({ self }) => self.getSnapshot().children.actOnEach?.send({}) },",
      `src/records/provide/provide-bulk-run.ts: actions: { stopActing: ({ self }) => self.getSnapshot().children.actOnEach?.send({ type: "" }) },`,
    ],
  },
  {
    because: "What is no value is none, whether it is null, cannot be parsed, or is called a failure in so many words.",
    mutants: [
      "src/services/stored.ts: } catch {}",
      "src/services/stored.ts: return { safeParse: (value) => (isAccepted(value) ? { success: true, data: value } : {}) };",
      `src/services/stored.ts: return JSON.parse(json ?? "");`,
      `src/services/stored.ts: { format = "", storage = "local" }: { format?: "json" | "text"; storage?: "local" | "session" } = {},`,
      "src/services/why-no-answer.ts: () => undefined,",
    ],
  },
  {
    because: "Nothing follows the colon of a protocol.",
    mutants: [
      "src/services/config.ts: z.refine((url) => URL.canParse(url) && /^https?:/.test(new URL(url).protocol), {",
    ],
  },
  {
    because: "A text among the rows that cannot be read has neither a place in the list nor a failure.",
    mutants: [
      `src/records/provide/paginate.ts: came.push(...rowSlots(answer.value.items, answer.value.unreadable ?? ["Stryker was here"]));`,
      `src/records/provide/finder.ts: const { items, unreadable: [unreadable] = ["Stryker was here"] } = answer.value;`,
    ],
  },
  {
    because: "An address that is empty, or that goes out without https, is below its parent no screen either.",
    mutants: [
      "src/navigation/menu.ts: if (false) return flattened(children, parent);",
      `src/navigation/menu.ts: if (path === "Stryker was here!") return flattened(children, parent);`,
      "src/navigation/menu.ts: const address = /^(\\/|https:)/.test(path) ? path : `${parent}/${path}`;",
    ],
  },
  {
    because: "The answer's own rows come to the same, and what no line holds is written as an empty cell by either.",
    mutants: [
      `src/records/list/export/all-pages.ts: const places = rowSlots(answer.items, answer.unreadable ?? ["Stryker was here"]).filter(isNew);`,
      "src/records/list/export/field.ts: return false ? null : writeInstant(value.instant);",
      "src/records/list/export/file-bytes.ts: if (totals.length > 0) yield fields.map(() => undefined);",
    ],
  },
  {
    because:
      "An amount has its sign first or nowhere, and whatever stands for none is the same for all that have none.",
    mutants: [
      `src/records/list/export/field.ts: return amount.replace(/\\+/, "");`,
      'src/records/list/export/totals.ts: const group = `${/[+-]/.exec(amount) ?? ""}${currency}`;',
      'src/records/list/export/totals.ts: const group = `${/^[+-]/.exec(amount) ?? "Stryker was here!"}${currency}`;',
    ],
  },
];
