import { useSelector } from "@xstate/react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AnyActorRef } from "xstate";
import type { Problem } from "#contracts/problem.ts";
import { FormBusyContext } from "#src/ui/form/Field.tsx";
import { readAutofill } from "#src/ui/form/read-autofill.ts";
import { ProblemNotice } from "./ProblemNotice.tsx";

/** The machine of a form. */
type FormActor = Pick<AnyActorRef, "subscribe"> & {
  getSnapshot: () => { value: unknown; context: { problem: Problem | null }; hasTag(tag: "busy"): boolean };
  send: (event: { type: "SUBMITTED" }) => void;
};

/**
 * A form driven by a machine: it submits to the machine, focuses the first invalid field, and shows the service's refusal at
 * the top. While the machine is busy, the fields are read-only.
 * @param props.machine the machine's name, for tests; none where an element around the form has it.
 * @param props.header content above the problem.
 * @param props.isAtField the problem is shown at one of the fields instead.
 * @param props.form a ref to the form's element.
 */
export function MachineForm(props: {
  machine?: string;
  actor: FormActor;
  className?: string | undefined;
  header?: ReactNode;
  isAtField?: boolean;
  /** Actions for the problem. */
  problemActions?: ReactNode;
  form?: RefObject<HTMLFormElement | null>;
  children: ReactNode;
}) {
  const { machine, actor, className, header, isAtField = false, problemActions, children } = props;
  const { t } = useTranslation("shell");
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
      // React would overwrite autofilled values at the next render.
      onBlur={(event) => readAutofill(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        readAutofill(event.currentTarget);
        actor.send({ type: "SUBMITTED" });
        attempted();
      }}
    >
      {header}
      {problem && !isAtField && (
        <ProblemNotice problem={problem}>
          {problem.kind === "failed" && t("fault.kept")}
          {problemActions}
        </ProblemNotice>
      )}
      <FormBusyContext value={isBusy}>{children}</FormBusyContext>
    </form>
  );
}

/**
 * Focuses the first invalid field after each attempt. After a refusal without an invalid field, focuses the submit button,
 * or the refusal if both do not fit into the window.
 * @returns the submit handler.
 */
function useFirstWrongField(form: RefObject<HTMLFormElement | null>, problem: Problem | null): () => void {
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus again.
  useEffect(() => {
    // A dialog that opened meanwhile keeps the focus (8.3).
    const question = document.activeElement?.closest('[role="alertdialog"]');
    if (question && !question.contains(form.current)) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) return wrong.focus();
    if (!problem) return;
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    const refusal = form.current?.querySelector<HTMLElement>('[role="alert"]');
    if (refusal && !isInView(refusal)) refusal.focus();
  }, [attempts, problem]);
  return () => setAttempts((before) => before + 1);
}

/** Whether the element's centre can be seen. */
function isInView(element: HTMLElement): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
