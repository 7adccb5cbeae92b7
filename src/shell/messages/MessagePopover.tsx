import type { MessagesActor } from "#machines/shell/messages.ts";
import { ErrorBoundary } from "#src/ui/page/ErrorBoundary.tsx";
import { AnchoredPopover, type AnchoredProps } from "#src/ui/popover/AnchoredPopover.tsx";
import { MessageBox } from "./MessageBox.tsx";
import css from "./messages.module.css";

type Props = AnchoredProps & { box: MessagesActor };

/** Distances from the bell and the window's edges, in pixels. */
const DISTANCES = { offset: { mainAxis: 4 }, shift: { padding: 16 } };

/** The message box below its bell (2.36). */
export function MessagePopover({ box, ...anchored }: Props) {
  return (
    <AnchoredPopover
      {...anchored}
      middleware={DISTANCES}
      content={
        <div className={css.popover}>
          <ErrorBoundary>
            <MessageBox box={box} />
          </ErrorBoundary>
        </div>
      }
    />
  );
}
