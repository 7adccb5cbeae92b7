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
import { APPLICATIONS, button, CREDENTIALS, GATE, passGate, ROTATED } from "#model-tests/situations/applications.ts";
import { listReply, type Mocks, reply } from "#model-tests/situations/mocks.ts";
import type { Reply } from "#model-tests/walk/scripted-service.ts";

type Doing = (person: Person) => Promise<unknown>;

/** A merchant's action with mocked calls, and its results. */
type PlayedAct = {
  path: string;
  address: string;
  /** The other mocked calls. */
  mocks: Mocks;
  /** Opens what the action needs. */
  prepare?: Doing;
  /** Performs the action, or retries it. */
  act: Doing;
  /** The key of the message, if it is the same for every failure. */
  errorKey?: string;
  /** The final successful reply, and the machine states after it. */
  finalReply: Reply;
  done: readonly string[];
};

const ORDER = sampleOrder("pending");
const { code } = SAMPLE_APPLICATION;
const CALLBACK = sampleCallback("undelivered");
/** An hour from the real time, because the browser's clock runs here. */
const WITH_OLD_SECRET = { ...ROTATED, oldSecretUntil: new Date(Date.now() + 3_600_000).toISOString() };
const CURRENCY = sampleCurrency("usdt");
const DEVICES = { items: [sampleDevice("1", { isCurrent: true }), sampleDevice("2")] };
const MESSAGE = {
  ...{ id: 1, type: "message", title: "An order was paid", content: "", time: "2026-11-21T09:00:00Z" },
  ...{ isRead: false, about: "order", reference: ORDER.code },
};
const MENU = [{ name: "order", path: "/order/list", meta: { title: "Orders", order: 0 }, children: [] }];

/** Presses "Try again" in a dialog or popover. */
const submitAgain: Doing = ({ page, t }) =>
  page
    .getByRole("dialog")
    .getByRole("button", { name: t("shell:error.retry"), exact: true })
    .click();
const pressButton =
  (key: string): Doing =>
  async (person) => {
    await passGate(person);
    await button(key)(person);
    await button("gate.confirm")(person);
    await passGate(person);
  };
async function confirm({ page }: Person) {
  await page.getByRole("alertdialog").getByRole("button").last().click();
}
const pressIn =
  (machine: string, key: string): Doing =>
  (person) =>
    person
      .machine(machine)
      .getByRole("button", { name: person.t(key), exact: true })
      // A toast may cover it.
      .press("Enter");

/** The actions of a merchant outside the account (2.25 to 2.37). */
export const MOCKED_ACTIONS: readonly PlayedAct[] = [
  {
    path: "/api/Order/Create",
    address: "/order/packages",
    mocks: {},
    prepare: (person) => packageChoice(person).cards.first().click(),
    act: (person) => packageChoice(person).order.click(),
    finalReply: reply(ORDER),
    done: [],
  },
  {
    path: "/api/Order/FinishPayment",
    address: `/order/list?pay=${ORDER.code}`,
    mocks: { "/api/Order/Detail": reply(ORDER), "/api/Order/List": listReply(ORDER) },
    act: (person) => payDialog(person, ORDER.code).finish.click(),
    finalReply: reply(sampleOrder("waiting")),
    done: ["orderPayment offer.open"],
  },
  {
    path: "/api/App/Create",
    address: "/app/list?add=1",
    mocks: {},
    prepare: async (person) => {
      await applicationForm(person).name.fill("Web shop");
      await applicationForm(person).address.fill("https://shop.example");
    },
    act: (person) => applicationForm(person).add.click(),
    finalReply: reply(SAMPLE_APPLICATION),
    done: [],
  },
  {
    path: "/api/App/Detail",
    address: `/app/list?edit=${code}`,
    mocks: { "/api/App/List": listReply(SAMPLE_APPLICATION), ...GATE },
    prepare: passGate,
    act: submitAgain,
    finalReply: reply(SAMPLE_APPLICATION),
    done: ["applicationEdit editing.typing"],
  },
  {
    path: "/api/App/Update",
    address: `/app/list?edit=${code}`,
    mocks: { ...APPLICATIONS, ...GATE },
    prepare: passGate,
    act: (person) => applicationForm(person).save.click(),
    finalReply: reply(SAMPLE_APPLICATION),
    done: ["list shown"],
  },
  {
    path: "/api/App/RotateSecret",
    address: `/app/list?credentials=${code}`,
    mocks: { ...APPLICATIONS, ...GATE, "/api/App/Credentials": reply(CREDENTIALS) },
    prepare: pressButton("rotation.rotate"),
    act: submitAgain,
    finalReply: reply(ROTATED),
    done: ["credentialView available.secret.masked"],
  },
  {
    path: "/api/App/EndOldSecret",
    address: `/app/list?credentials=${code}`,
    mocks: { ...APPLICATIONS, ...GATE, "/api/App/Credentials": reply(WITH_OLD_SECRET) },
    prepare: pressButton("rotation.endOld"),
    act: submitAgain,
    finalReply: reply(CREDENTIALS),
    done: ["credentialView available.secret.masked"],
  },
  {
    path: "/api/App/RehearsePayment",
    address: `/app/list?rehearse=${code}`,
    mocks: APPLICATIONS,
    act: button("rehearsal.submit"),
    finalReply: reply({ ...SAMPLE_REHEARSAL, network: "ETH", billCode: "" }),
    done: ["paymentRehearsal notBilled"],
  },
  {
    path: "/api/Currency/Switch",
    address: "/mycurrency/list",
    mocks: { "/api/Currency/Mine": reply({ items: [CURRENCY], limit: 3 }) },
    act: ({ page }) => page.getByRole("switch").first().click(),
    finalReply: reply({ items: [{ ...CURRENCY, enabled: true }], limit: 3 }),
    done: ["currencySwitches ready"],
  },
  {
    path: "/api/Callback/Resend",
    address: `/callback/list?open=${CALLBACK.code}`,
    mocks: { "/api/Callback/List": listReply(CALLBACK) },
    act: pressIn("callbackResend", "bills:callback.again"),
    finalReply: reply(sampleCallback("delivered")),
    done: ["callbackResend delivered"],
  },
  {
    path: "/api/Message/List",
    address: "/order/list",
    mocks: {},
    prepare: (person) => messageBox(person).open(),
    act: submitAgain,
    finalReply: listReply(MESSAGE),
    done: ["messages shown"],
  },
  {
    path: "/api/Message/Read",
    address: "/order/list",
    mocks: { "/api/Message/List": listReply(MESSAGE) },
    prepare: (person) => messageBox(person).open(),
    // A toast covers the button, and stays while the pointer is on it.
    act: async (person) => {
      await person.page.mouse.move(0, 0);
      await messageBox(person).allRead.click();
    },
    finalReply: reply(null),
    done: ["messages shown"],
  },
  {
    path: "/api/Session/End",
    address: "/user/center",
    mocks: { "/api/Session/List": reply(DEVICES) },
    act: async (person) => {
      await person.machine("devices").getByRole("listitem").nth(1).getByRole("button").click();
      await confirm(person);
    },
    finalReply: reply({ items: DEVICES.items.slice(0, 1) }),
    done: ["devices shown"],
  },
  {
    path: "/api/Session/EndOthers",
    address: "/user/center",
    mocks: { "/api/Session/List": reply({ items: [...DEVICES.items, sampleDevice("3")] }) },
    act: async (person) => {
      await person.button("devices:endOthers").click();
      await confirm(person);
    },
    finalReply: reply({ items: DEVICES.items.slice(0, 1) }),
    done: ["devices shown"],
  },
  {
    path: "/api/user/menu",
    address: "/order/list",
    mocks: {},
    prepare: async (person) => {
      await openSettings(person);
      await settingsDrawer(person).switch("menuFromServer").click();
    },
    act: async (person) => {
      for (let press = 0; press < 2; press++) await settingsDrawer(person).switch("menuFromServer").click();
    },
    errorKey: "frame:serverMenu.error",
    finalReply: reply(MENU),
    done: ["settings menuSource.server"],
  },
];
