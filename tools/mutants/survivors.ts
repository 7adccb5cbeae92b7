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
      `contracts/reader/instant.ts: const written = textOf(sent)?.trim() ?? "Stryker was here!";`,
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
    because:
      "These readers refuse nothing, and so nobody is told what they expected; nor does anybody read a fault's kind.",
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
      `contracts/reader/where-it-broke.ts: const field = issue.path.map(String).join(".") ?? "";`,
      `contracts/reader/where-it-broke.ts: const field = issue?.path.map(String).join(".") ?? "Stryker was here!";`,
      `contracts/reader/where-it-broke.ts: return { field, expected: (issue && "expected" in issue ? issue.expected : issue.message) ?? "" };`,
      `contracts/reader/where-it-broke.ts: return { field, expected: (issue && "expected" in issue ? issue.expected : issue?.message) ?? "Stryker was here!" };`,
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
      'machines/orders/order-placement.ts: packages: (_, answer: Answer<Packages>) => (answer.accepted ? answer.value.items : ["Stryker was here"]),',
      'machines/orders/order-placement.ts: unreadable: (_, answer: Answer<Packages>) => (answer.accepted ? (answer.value.unreadable ?? []) : ["Stryker was here"]),',
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
      "contracts/refusal-within.ts: const isAboutTheRequest = status >= 400 && true && !LACKS_CALL.has(status);",
      "contracts/refusal-within.ts: const isAboutTheRequest = status >= 400 && status <= 500 && !LACKS_CALL.has(status);",
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
      "src/ui/list/list-address.ts: sort: true && sorts.includes(sort) ? sort : null,",
      "src/ui/list/list-address.ts: return true && /^[1-9]\\d{0,8}$/.test(text) ? Number(text) : null;",
    ],
  },
  {
    because: "Without a keyword every field is asked for nothing, which is what the address says.",
    mutants: [
      `src/ui/list/list-address.ts: if (given !== "" || false || filters.some(({ name }) => name === KEYWORD)) return given;`,
      `src/ui/list/list-address.ts: if (given !== "" || keyword === "Stryker was here!" || filters.some(({ name }) => name === KEYWORD)) return given;`,
    ],
  },
  {
    because: "What is longer than a day, or only a year, is none for `Date` either.",
    mutants: [
      `src/ui/list/list-address.ts: value > "1970" &&`,
      "src/ui/list/list-address.ts: /\\d{4}-\\d{2}-\\d{2}$/.test(value) &&",
      "src/ui/list/list-address.ts: /^\\d{4}-\\d{2}-\\d{2}/.test(value) &&",
    ],
  },
];
