import { Button } from "@blueprintjs/core";
import { type ReactNode, useState } from "react";
import type { Specimen } from "#src/app/kit/specimen.ts";
import { ConsoleDialog, LeaveQuestion } from "#src/ui/dialog/ConsoleDialog.tsx";
import { AnchoredPopover } from "#src/ui/popover/AnchoredPopover.tsx";

export const OVERLAYS: readonly Specimen[] = [
  {
    component: ConsoleDialog,
    states: Object.fromEntries(
      (["small", "large", "sheet"] as const).map((size) => [
        size,
        <Opener key={size}>
          {(close) => (
            <ConsoleDialog title="Cancel the order?" size={size} closeLabel="Close" onClose={close}>
              <p>It cannot be paid afterwards.</p>
            </ConsoleDialog>
          )}
        </Opener>,
      ]),
    ),
  },
  {
    component: LeaveQuestion,
    states: { plain: <Opener>{(close) => <LeaveQuestion onKeep={close} onLeave={close} />}</Opener> },
  },
  { component: AnchoredPopover, states: { plain: <Popping /> } },
];

/** A button, and what it opens. */
function Opener({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

function Popping() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button ref={setAnchor} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Open
      </Button>
      {anchor && <AnchoredPopover anchor={anchor} isOpen={isOpen} onClose={close} content={<p>Below its button.</p>} />}
    </>
  );
}
