import type { Verdict } from "#machines/dashboard/signature-check.ts";
import { signatureCheckModel } from "#model-tests/models/signature-check.ts";
import { expectAll, expectDisabled, expectText, expectVisible } from "#model-tests/walk/expectations.ts";
import { fieldsOf, formOf, submitOf } from "#model-tests/walk/forms.ts";
import type { Action, Expectation, Stage } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

const form = formOf("signatureCheck");
const submit = submitOf(form);
const SENT = "2026-11-21T03:12:30.000Z";
const PLACES = ["headers", "body", "secret"];

/** Replaces the browser's signing with promises that the path settles, as a large body would delay it. */
async function holdSigning({ person }: Stage) {
  await person.page.evaluate(() => {
    const waiting: ((how: "signs" | "signs otherwise" | "cannot") => void)[] = [];
    Object.assign(window, {
      answerSigning: (how: "signs" | "signs otherwise" | "cannot") => waiting.splice(0).at(-1)?.(how),
    });
    let isDecided: "signs" | "signs otherwise" | "cannot" | null = null;
    crypto.subtle.importKey = () => Promise.resolve({} as CryptoKey) as never;
    crypto.subtle.sign = async () => {
      const how =
        isDecided ?? (await new Promise<"signs" | "signs otherwise" | "cannot">((resolve) => waiting.push(resolve)));
      isDecided = how;
      // One check signs several times and needs the same outcome each time.
      setTimeout(() => {
        isDecided = null;
      });
      if (how === "cannot") throw new Error("There is no WebCrypto here");
      return new Uint8Array(32).fill(how === "signs" ? 0 : 1).buffer;
    };
  });
}

const signing =
  (how: string): Action =>
  async ({ person }) => {
    await person.page.evaluate(
      (answer) => (window as unknown as { answerSigning: (how: string) => void }).answerSigning(answer),
      how,
    );
  };

const VERDICTS: Readonly<Record<string, string>> = {
  genuine: "help:checker.genuine.title",
  wrongSecretOrValues: "help:checker.wrongSecretOrValues.title",
};

/** Only this verdict is shown. */
const expectVerdict: Expectation = async ({ person }, { context }) => {
  const verdict: Verdict | null = context.verdict;
  for (const [kind, key] of Object.entries(VERDICTS)) {
    const isShown = await person.page.getByText(person.t(key), { exact: true }).isVisible();
    if (isShown !== (verdict?.kind === kind)) throw new Error(`the verdict ${kind} is${isShown ? "" : " not"} shown`);
  }
};

/** The walk of the signature checker in the developer centre (2.24). */
export const signatureCheckWalk = defineWalk(import.meta.vitest, {
  model: {
    ...signatureCheckModel,
    input: { headers: "", body: "" },
    overTime: {},
    events: {
      ...signatureCheckModel.events,
      FIELD_TYPED: {
        headers: { field: "headers", value: `X-Timestamp: ${SENT}\nX-Signature: ${"0".repeat(64)}` },
        body: { field: "body", value: "{}" },
        secret: { field: "secret", value: "as_secret" },
        "no secret": { field: "secret", value: "" },
      },
    },
    answers: { check: { genuine: { kind: "genuine" }, wrong: { kind: "wrongSecretOrValues" } } },
  },
  async open(stage) {
    await stage.open("/help/developers");
    await stage.person.page.clock.setSystemTime(SENT);
    await holdSigning(stage);
  },
  actions: {
    FIELD_TYPED: (stage, { event }) =>
      form(stage).locator("input, textarea").nth(PLACES.indexOf(event.field)).fill(event.value),
    "check answers (genuine)": signing("signs"),
    "check answers (wrong)": signing("signs otherwise"),
    "check fails": signing("cannot"),
  },
  controls: { FIELD_TYPED: fieldsOf(form), SUBMITTED: submit },
  inEveryState: expectVerdict,
  expectations: {
    typing: expectVisible(submit),
    checking: expectDisabled(submit),
    checked: expectVisible(submit),
    impossible: expectAll(expectVisible(submit), expectText("help:checker.impossible")),
  },
});
