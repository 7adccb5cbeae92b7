import { useSelector } from "@xstate/react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { AnyActorRef } from "xstate";
import type { Problem } from "#contracts/problem.ts";
import { FormIsBusy } from "#src/ui/form/Field.tsx";
import { takeFilledIn } from "#src/ui/form/filled-in.ts";
import { ProblemNotice } from "./ProblemNotice.tsx";

/** A machine that a form sends what was typed to, and that decides whether it can be submitted. */
type FormActor = Pick<AnyActorRef, "subscribe"> & {
  getSnapshot: () => { value: unknown; context: { problem: Problem | null }; hasTag(tag: "busy"): boolean };
  send: (event: { type: "SUBMITTED" }) => void;
};

/**
 * A form with the machine behind it: a submission goes to the machine, then the focus to the first field that the
 * machine finds wrong; why the service did not accept it stands on top. While it is busy, its fields cannot be typed into.
 * @param props.machine the machine's name, for tests to find; none where something around the form shows its state.
 * @param props.header what stands above the problem.
 * @param props.isAtField the problem is shown at one of the fields instead.
 * @param props.form the form's element, for a view that looks for fields itself.
 */
export function MachineForm(props: {
  machine?: string;
  actor: FormActor;
  className?: string | undefined;
  header?: ReactNode;
  isAtField?: boolean;
  /** What can be done about the problem. */
  problemActions?: ReactNode;
  form?: RefObject<HTMLFormElement | null>;
  children: ReactNode;
}) {
  const { machine, actor, className, header, isAtField = false, problemActions, children } = props;
  const own = useRef<HTMLFormElement>(null);
  const form = props.form ?? own;
  const state = useSelector(actor, ({ value }) => JSON.stringify(value));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const attempted = useFirstWrongField(form, problem);
  return (
    <form
      ref={form}
      className={className}
      method="post"
      noValidate
      data-machine={machine}
      data-state={machine && state}
      // The next field that is typed into would draw the others as React knows them.
      onBlur={(event) => takeFilledIn(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        takeFilledIn(event.currentTarget);
        actor.send({ type: "SUBMITTED" });
        attempted();
      }}
    >
      {header}
      {problem && !isAtField && <ProblemNotice problem={problem}>{problemActions}</ProblemNotice>}
      <FormIsBusy value={isBusy}>{children}</FormIsBusy>
    </form>
  );
}

/**
 * Puts the focus on the first wrong field of a form after each attempt, or, when the service said no and no field is
 * at fault, back on the button that the attempt was made with.
 * @returns what to call when the form is submitted.
 */
function useFirstWrongField(form: RefObject<HTMLFormElement | null>, problem: Problem | null): () => void {
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus again.
  useEffect(() => {
    // A question that came up meanwhile stands above the form, and keeps the focus (8.3).
    const question = document.activeElement?.closest('[role="alertdialog"]');
    if (question && !question.contains(form.current)) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (problem) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [attempts, problem]);
  return () => setAttempts((before) => before + 1);
}
