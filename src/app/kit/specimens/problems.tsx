import { Button } from "@blueprintjs/core";
import type { FailureKind } from "#contracts/failure.ts";
import type { Specimen } from "#src/app/kit/specimen.ts";
import { ErrorState } from "#src/services/problem/ErrorState.tsx";
import { ProblemNotice } from "#src/services/problem/ProblemNotice.tsx";
import { ProblemText } from "#src/services/problem/ProblemText.tsx";
import { Unreadable } from "#src/services/problem/Unreadable.tsx";
import { RetryButton } from "#src/ui/problem/RetryButton.tsx";
import { failed, NOT_OFFERED, REFUSED, REFUSED_AT_LENGTH, REFUSED_SILENTLY } from "./samples.ts";

const KINDS: readonly FailureKind[] = [
  "offline",
  "timeout",
  "policy",
  "cors",
  "unreachable",
  "status",
  "notOffered",
  "unreadable",
];
const nothing = () => undefined;

export const PROBLEMS: readonly Specimen[] = [
  {
    component: RetryButton,
    states: { usual: <RetryButton onRetry={nothing} />, small: <RetryButton size="small" onRetry={nothing} /> },
  },
  {
    component: ProblemText,
    states: {
      refused: <ProblemText problem={REFUSED} />,
      "refused at length": <ProblemText problem={REFUSED_AT_LENGTH} />,
      "refused without words": <ProblemText problem={REFUSED_SILENTLY} />,
      ...Object.fromEntries(
        KINDS.map((kind) => [`failed: ${kind}`, <ProblemText key={kind} problem={failed(kind)} />]),
      ),
    },
  },
  {
    component: ProblemNotice,
    states: {
      refused: <ProblemNotice problem={REFUSED} />,
      "with a title and a way on": (
        <ProblemNotice problem={failed("timeout")} title="The list could not be updated." onRetry={nothing}>
          <Button size="small">Something else</Button>
        </ProblemNotice>
      ),
      "not offered": <ProblemNotice problem={NOT_OFFERED} />,
    },
  },
  {
    component: ErrorState,
    states: {
      failed: <ErrorState title="The orders could not be loaded." problem={failed("status")} onRetry={nothing} />,
      "not offered": <ErrorState title="" problem={NOT_OFFERED} onRetry={nothing} />,
    },
  },
  {
    component: Unreadable,
    states: {
      none: <Unreadable rows={[]} />,
      fetched: <Unreadable rows={[{ index: 0, code: "growth", field: "limits", expected: "object" }]} />,
    },
  },
];
