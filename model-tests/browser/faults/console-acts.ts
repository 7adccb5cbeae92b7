import { SAMPLE_APPLICATION } from "#machines/testing/sample-application.ts";
import { SAMPLE_REHEARSAL } from "#machines/testing/sample-bill.ts";
import { sampleCallback } from "#machines/testing/sample-callback.ts";
import { sampleCurrency } from "#machines/testing/sample-currency.ts";
import { sampleDevice } from "#machines/testing/sample-device.ts";
import { sampleOrder } from "#machines/testing/sample-order.ts";
import { applicationForm } from "#model-tests/browser/areas/applications.ts";
import { openSettings, settingsDrawer } from "#model-tests/browser/areas/frame.ts";
import { messageBox } from "#model-tests/browser/areas/messages.ts";
import { packageChoice, payDialog } from "#model-tests/browser/areas/orders.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { APPLICATIONS, button, CREDENTIALS, GATE, passesGate, ROTATED } from "#model-tests/situations/applications.ts";
import { answers, lists, type Plays } from "#model-tests/situations/played.ts";
import type { Reply } from "#model-tests/walk/scripted-service.ts";

type Doing = (person: Person) => Promise<unknown>;

/** A call that a merchant makes, at a service that is played, and what comes of it. */
type PlayedAct = {
  path: string;
  address: string;
  /** What the service answers beside it. */
  plays: Plays;
  /** Leads to where it stands ready. */
  begin?: Doing;
  /** Does it, and does it again where it failed. */
  act: Doing;
  /** What a person is told where that is the same whatever went wrong, by its key. */
  says?: string;
  /** What it is answered with in the end, and the states that are seen then. */
  succeeds: Reply;
  done: readonly string[];
};

const ORDER = sampleOrder("pending");
const { code } = SAMPLE_APPLICATION;
const CALLBACK = sampleCallback("undelivered");
/** Long before the old one ends by itself: the browser's clock is not held here. */
const WITH_OLD_SECRET = { ...ROTATED, oldSecretUntil: new Date(Date.now() + 3_600_000).toISOString() };
const CURRENCY = sampleCurrency("usdt");
const DEVICES = { items: [sampleDevice("1", { isCurrent: true }), sampleDevice("2")] };
const MESSAGE = {
  ...{ id: 1, type: "message", title: "An order was paid", content: "", time: "2026-11-21T09:00:00Z" },
  ...{ isRead: false, about: "order", reference: ORDER.code },
};
const MENU = [{ name: "order", path: "/order/list", meta: { title: "Orders", order: 0 }, children: [] }];

/** Asks once more where a dialog or a popover says that it failed. */
const asksAgain: Doing = ({ page, say }) =>
  page
    .getByRole("dialog")
    .getByRole("button", { name: say("shell:error.retry"), exact: true })
    .click();
const asks =
  (key: string): Doing =>
  async (person) => {
    await passesGate(person);
    await button(key)(person);
    await button("gate.confirm")(person);
    await passesGate(person);
  };
async function confirms({ page }: Person) {
  await page.getByRole("alertdialog").getByRole("button").last().click();
}
const pressesIn =
  (machine: string, key: string): Doing =>
  (person) =>
    person
      .machine(machine)
      .getByRole("button", { name: person.say(key), exact: true })
      .click();

/** What a merchant does beyond the account (2.25 to 2.37). */
export const PLAYED_ACTS: readonly PlayedAct[] = [
  {
    path: "/api/Order/Create",
    address: "/order/packages",
    plays: {},
    begin: (person) => packageChoice(person).cards.first().click(),
    act: (person) => packageChoice(person).order.click(),
    succeeds: answers(ORDER),
    done: [],
  },
  {
    path: "/api/Order/FinishPayment",
    address: `/order/list?pay=${ORDER.code}`,
    plays: { "/api/Order/Detail": answers(ORDER), "/api/Order/List": lists(ORDER) },
    act: (person) => payDialog(person, ORDER.code).finish.click(),
    succeeds: answers(sampleOrder("waiting")),
    done: ["orderPayment offer.open"],
  },
  {
    path: "/api/App/Create",
    address: "/app/list?add=1",
    plays: {},
    begin: async (person) => {
      await applicationForm(person).name.fill("Web shop");
      await applicationForm(person).address.fill("https://shop.example");
    },
    act: (person) => applicationForm(person).add.click(),
    succeeds: answers(SAMPLE_APPLICATION),
    done: [],
  },
  {
    path: "/api/App/Detail",
    address: `/app/list?edit=${code}`,
    plays: { ...APPLICATIONS, ...GATE },
    begin: passesGate,
    act: asksAgain,
    succeeds: answers(SAMPLE_APPLICATION),
    done: ["applicationEdit editing.typing"],
  },
  {
    path: "/api/App/Update",
    address: `/app/list?edit=${code}`,
    plays: { ...APPLICATIONS, ...GATE },
    begin: passesGate,
    act: (person) => applicationForm(person).save.click(),
    succeeds: answers(SAMPLE_APPLICATION),
    done: ["list shown"],
  },
  {
    path: "/api/App/RotateSecret",
    address: `/app/list?credentials=${code}`,
    plays: { ...APPLICATIONS, ...GATE, "/api/App/Credentials": answers(CREDENTIALS) },
    begin: asks("rotation.rotate"),
    act: asksAgain,
    succeeds: answers(ROTATED),
    done: ["credentialView available.secret.masked"],
  },
  {
    path: "/api/App/EndOldSecret",
    address: `/app/list?credentials=${code}`,
    plays: { ...APPLICATIONS, ...GATE, "/api/App/Credentials": answers(WITH_OLD_SECRET) },
    begin: asks("rotation.endOld"),
    act: asksAgain,
    succeeds: answers(CREDENTIALS),
    done: ["credentialView available.secret.masked"],
  },
  {
    path: "/api/App/RehearsePayment",
    address: `/app/list?rehearse=${code}`,
    plays: APPLICATIONS,
    act: button("rehearsal.submit"),
    succeeds: answers({ ...SAMPLE_REHEARSAL, network: "ETH", billCode: "" }),
    done: ["paymentRehearsal notBilled"],
  },
  {
    path: "/api/Currency/Switch",
    address: "/mycurrency/list",
    plays: { "/api/Currency/Mine": answers({ items: [CURRENCY], limit: 3 }) },
    act: ({ page }) => page.getByRole("switch").first().click(),
    succeeds: answers({ items: [{ ...CURRENCY, enabled: true }], limit: 3 }),
    done: ["currencySwitches ready"],
  },
  {
    path: "/api/Callback/Resend",
    address: `/callback/list?open=${CALLBACK.code}`,
    plays: { "/api/Callback/List": lists(CALLBACK) },
    act: pressesIn("callbackResend", "bills:callback.again"),
    succeeds: answers(sampleCallback("delivered")),
    done: ["callbackResend delivered"],
  },
  {
    path: "/api/Message/List",
    address: "/order/list",
    plays: {},
    begin: (person) => messageBox(person).open(),
    act: asksAgain,
    succeeds: lists(MESSAGE),
    done: ["messages shown"],
  },
  {
    path: "/api/Message/Read",
    address: "/order/list",
    plays: { "/api/Message/List": lists(MESSAGE) },
    begin: (person) => messageBox(person).open(),
    // The toast that says so as well comes over the button, and stays as long as the pointer rests on it.
    act: async (person) => {
      await person.page.mouse.move(0, 0);
      await messageBox(person).allRead.click();
    },
    succeeds: answers(null),
    done: ["messages shown"],
  },
  {
    path: "/api/Session/End",
    address: "/user/center",
    plays: { "/api/Session/List": answers(DEVICES) },
    act: async (person) => {
      await person.machine("devices").getByRole("listitem").nth(1).getByRole("button").click();
      await confirms(person);
    },
    succeeds: answers({ items: DEVICES.items.slice(0, 1) }),
    done: ["devices shown"],
  },
  {
    path: "/api/Session/EndOthers",
    address: "/user/center",
    plays: { "/api/Session/List": answers({ items: [...DEVICES.items, sampleDevice("3")] }) },
    act: async (person) => {
      await person.button("devices:endOthers").click();
      await confirms(person);
    },
    succeeds: answers({ items: DEVICES.items.slice(0, 1) }),
    done: ["devices shown"],
  },
  {
    path: "/api/user/menu",
    address: "/order/list",
    plays: {},
    begin: async (person) => {
      await openSettings(person);
      await settingsDrawer(person).switch("menuFromServer").click();
    },
    act: async (person) => {
      for (let press = 0; press < 2; press++) await settingsDrawer(person).switch("menuFromServer").click();
    },
    says: "frame:serverMenu.error",
    succeeds: answers(MENU),
    done: ["settings menuSource.server"],
  },
];
