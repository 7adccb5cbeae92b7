import { callbackAttempt } from "#contracts/bills/callback.ts";
import type { Specimen } from "#src/app/kit/specimen.ts";
import { AttemptOutcome } from "#src/records/attempt/AttemptOutcome.tsx";
import { RecordSummary } from "#src/records/record/RecordSummary.tsx";
import { Tag } from "#src/ui/page/Tag.tsx";
import { Timeline, type TimelineStep } from "#src/ui/timeline/Timeline.tsx";

const STEPS: readonly TimelineStep[] = [
  { key: "created", title: "Created", instant: "2026-11-21T03:04:05Z", state: "done" },
  { key: "seen", title: "Transfer seen", instant: "2026-11-21T03:09:00Z", state: "done", details: "299.00 USDT" },
  { key: "paid", title: "Paid", instant: "2026-11-21T03:12:30Z", state: "done" },
];

const attempt = (came: { answerStatus: number | null; failure: string | null }) => (
  <AttemptOutcome attempt={callbackAttempt.parse({ sentAt: "2026-11-21T03:04:05Z", durationMs: 128, ...came })} />
);

export const RECORDS: readonly Specimen[] = [
  {
    component: RecordSummary,
    states: {
      paid: (
        <RecordSummary lead="299.00 USDT" status={<Tag tone="success">Confirmed</Tag>}>
          customer-17
        </RecordSummary>
      ),
    },
  },
  {
    component: AttemptOutcome,
    states: {
      delivered: attempt({ answerStatus: 204, failure: null }),
      refused: attempt({ answerStatus: 500, failure: "rejected" }),
      "without an answer": attempt({ answerStatus: null, failure: "timeout" }),
      "for a reason that is not known": attempt({ answerStatus: null, failure: "sleeping" }),
    },
  },
  {
    component: Timeline,
    states: {
      paid: <Timeline label="What happened" steps={STEPS} />,
      "being confirmed": (
        <Timeline
          label="What happened"
          steps={[...STEPS.slice(0, 1), { key: "now", title: "3 of 19 confirmations", instant: null, state: "now" }]}
        />
      ),
      failed: (
        <Timeline label="What happened" steps={[{ key: "x", title: "Cancelled", instant: null, state: "failed" }]} />
      ),
    },
  },
];
