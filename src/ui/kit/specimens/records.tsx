import { fromPromise } from "xstate";
import { callbackAttempt } from "#contracts/bills/callback.ts";
import type { Answer } from "#contracts/envelope.ts";
import { RequestFailed } from "#contracts/failure.ts";
import { resource } from "#machines/shell/resource.ts";
import { AttemptOutcome } from "#src/ui/attempt/AttemptOutcome.tsx";
import type { Specimen } from "#src/ui/kit/specimen.ts";
import { RecordBody } from "#src/ui/record/RecordBody.tsx";
import { RecordPanel } from "#src/ui/record/RecordPanel.tsx";
import type { RecordView } from "#src/ui/record/record-view.ts";
import { type Step, Story } from "#src/ui/story/Story.tsx";
import { Opener } from "./overlays.tsx";
import { DEFINITION, SAMPLES, type Sample } from "./sample-list.tsx";
import { failureOfKind } from "./samples.ts";

const STEPS: readonly Step[] = [
  { key: "created", title: "Created", instant: "2026-11-21T03:04:05Z", state: "done" },
  { key: "seen", title: "Transfer seen", instant: "2026-11-21T03:09:00Z", state: "done", about: "299.00 USDT" },
  { key: "paid", title: "Paid", instant: "2026-11-21T03:12:30Z", state: "done" },
];

const nothing = () => undefined;

/** A view whose record is asked for in this way. */
function viewOf(load: () => Promise<Answer<Sample>>): RecordView<Sample> {
  return {
    title: (code) => `Order ${code}`,
    logic: resource.provide({ actors: { load: fromPromise<Answer<unknown>, string | null>(load) } }),
  };
}

const LOADED = viewOf(async () => ({
  accepted: true,
  value: SAMPLES[0] ?? { code: "", status: "", amount: "0", created: "" },
}));
const LOADING = viewOf(() => new Promise(() => undefined));
const FAILED = viewOf(() => Promise.reject(new RequestFailed(failureOfKind("status"))));

const attempt = (came: { answerStatus: number | null; failure: string | null }) => (
  <AttemptOutcome attempt={callbackAttempt.parse({ sentAt: "2026-11-21T03:04:05Z", durationMs: 128, ...came })} />
);

const body = (view: RecordView<Sample>) => (
  <RecordBody view={view} definition={DEFINITION} row={undefined} code="ORD1" onChanged={nothing} onReceipt={nothing} />
);
const panel = (isBeside: boolean) => (
  <Opener>
    {(close) => (
      <RecordPanel
        view={LOADED}
        definition={DEFINITION}
        rows={SAMPLES}
        code={SAMPLES[0]?.code ?? ""}
        isBeside={isBeside}
        onOpen={nothing}
        onClose={close}
        onChanged={nothing}
        onReceipt={nothing}
      />
    )}
  </Opener>
);

export const RECORDS: readonly Specimen[] = [
  {
    component: AttemptOutcome,
    states: {
      delivered: attempt({ answerStatus: 204, failure: null }),
      refused: attempt({ answerStatus: 500, failure: "rejected" }),
      "without an answer": attempt({ answerStatus: null, failure: "timeout" }),
      "for a reason that is not known": attempt({ answerStatus: null, failure: "sleeping" }),
    },
  },
  { component: RecordBody, states: { loading: body(LOADING), loaded: body(LOADED), failed: body(FAILED) } },
  {
    component: Story,
    states: {
      paid: <Story label="What happened" steps={STEPS} />,
      "being confirmed": (
        <Story
          label="What happened"
          steps={[...STEPS.slice(0, 1), { key: "now", title: "3 of 19 confirmations", instant: null, state: "now" }]}
        />
      ),
      failed: (
        <Story label="What happened" steps={[{ key: "x", title: "Cancelled", instant: null, state: "failed" }]} />
      ),
    },
  },
  { component: RecordPanel, states: { beside: panel(true), "as a sheet": panel(false) } },
];
