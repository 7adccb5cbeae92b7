import { credentialViewModel } from "#model-tests/models/credential-view.ts";
import { expectAll, expectHidden, expectLabel, expectText, expectVisible } from "#model-tests/walk/expectations.ts";
import { type Action, type Control, replyOf, type Stage } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";
import { APPLICATIONS, applicationDialog, button } from "./applications.ts";
import { GATE_ANSWERS, GATE_STEPS, gate, gateForm } from "./gate.ts";

/** Each act behind the gate has its own call. */
const CALLS: Readonly<Record<string, string>> = {
  view: "/api/App/Credentials",
  rotate: "/api/App/RotateSecret",
  endOld: "/api/App/EndOldSecret",
};
/** How long the button confirms the copy, in milliseconds. */
const NOTICE_DURATION = 2_000;

const masked: Control = ({ person }) =>
  person.page.getByText(person.t("applications:credentials.masked"), { exact: true });
const secret: Control = ({ person }) => person.page.getByText(/^fixture-(later-)?secret$/);

/** The walk of viewing an application's credentials behind the gate (3.7, 4.5, 6.5). */
export const credentialViewWalk = defineWalk(import.meta.vitest, {
  model: {
    ...credentialViewModel,
    // The countdown needs an end in the future at the time of the run.
    answers: {
      ...credentialViewModel.answers,
      loadCredentials: withLaterEnd(credentialViewModel.answers.loadCredentials),
    },
  },
  calls: CALLS,
  background: { ...APPLICATIONS, ...GATE_ANSWERS },
  async open(stage) {
    await stage.open("/app/list?credentials=APP1000200030");
    await holdClipboard(stage);
    await gateForm(stage).form.waitFor();
    await stage.pauseClock();
  },
  variants: {
    "the secret of another is to be rotated": {
      async open(stage) {
        await stage.open("/app/list?rotate=APP1000200031");
        await holdClipboard(stage);
        await stage.person.button("applications:gate.confirm").waitFor();
        await stage.pauseClock();
      },
    },
  },
  actions: {
    ...GATE_STEPS,
    "loadCredentials answers": answers,
    "loadCredentials fails": (stage, _, { context }) => stage.service.answer(CALLS[context.act] ?? "", "breaks off"),
    "copySecret answers": (stage) => endCopy(stage, true),
    "copySecret fails": (stage) => endCopy(stage, false),
    COPY_NOTICE_ENDED: (stage) => stage.advanceClock(NOTICE_DURATION),
    FOCUS_LOST: async ({ person }) => {
      await person.page.evaluate(() => dispatchEvent(new Event("blur")));
    },
  },
  controls: {
    ROTATION_REQUESTED: button("rotation.rotate"),
    OLD_SECRET_END_REQUESTED: button("rotation.endOld"),
    CONFIRMED: (stage, snapshot) =>
      button("gate.confirm")(stage, snapshot).and(stage.person.page.locator(':not([data-machine="verification"] *)')),
    REVEAL_REQUESTED: button("credentials.reveal"),
    HIDE_REQUESTED: button("credentials.hide"),
    COPY_REQUESTED: button("credentials.copySecret"),
    RETRIED: (stage, snapshot) =>
      button("credentials.verifyAgain")(stage, snapshot).or(stage.person.button("shell:error.retry")),
    DISMISSED: (stage, snapshot) => button("credentials.close")(stage, snapshot).first(),
  },
  enabledWhileIgnored: { COPY_REQUESTED: "The clipboard answers at once; until then another press has no effect." },
  isPossible: ({ step: { label } }, { snapshot: { value } }) => {
    const told = typeof value === "object" && ["copied", "failed"].includes(value.available.copy);
    // The copy notice ends before these delays do, so they never elapse while it shows.
    return label === "revealDelay elapses" || label === "keepDelay elapses" ? !told : true;
  },
  expectations: {
    opening: null,
    asking: expectVisible(button("gate.confirm")),
    verifying: expectVisible(gate),
    loading: expectLabel("applications:credentials.loading"),
    unavailable: expectText("applications:credentials.failed"),
    "available.secret.masked": expectAll(expectVisible(masked), expectHidden(secret)),
    "available.secret.revealed": expectAll(expectVisible(secret), expectHidden(masked)),
    "available.copy.idle": null,
    "available.copy.copying": null,
    "available.copy.copied": expectText("shell:copy.done"),
    "available.copy.failed": expectText("shell:copy.failed"),
    expired: expectAll(expectText("applications:credentials.forgotten"), expectHidden(secret)),
    dismissed: expectAll(expectHidden(applicationDialog), expectHidden(secret)),
  },
});

function withLaterEnd(fixtures: Readonly<Record<string, unknown>> | undefined) {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  return JSON.parse(JSON.stringify(fixtures).replace("2026-11-22T03:00:00.000Z", until));
}

async function answers(...[stage, { fixture }, { context }]: Parameters<Action>) {
  await stage.service.answer(CALLS[context.act] ?? "", replyOf(credentialViewWalk, "loadCredentials", fixture));
}

/** Replaces `clipboard.writeText` with a promise that the path settles. */
async function holdClipboard({ person }: Stage) {
  await person.page.evaluate(() => {
    const writeText = () => {
      const copy = Promise.withResolvers<void>();
      Object.assign(window, { walkedCopy: copy });
      return copy.promise;
    };
    Object.defineProperty(navigator.clipboard, "writeText", { configurable: true, value: writeText });
    // Disables the fallback, which would copy by itself.
    document.execCommand = () => false;
  });
}

async function endCopy({ person }: Stage, isDone: boolean) {
  await person.page.evaluate((done) => {
    const copy = Reflect.get(window, "walkedCopy") as PromiseWithResolvers<void>;
    if (done) copy.resolve();
    else copy.reject(new Error("The clipboard is not to be written to"));
  }, isDone);
}
