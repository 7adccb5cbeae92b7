import { type RefObject, useEffect, useState } from "react";
import type { Problem } from "#machines/problem.ts";

/**
 * Puts the focus on the first wrong field of a form after each attempt, or, when the service said no and no field is
 * at fault, back on the button that the attempt was made with.
 * @returns what to call when the form is submitted.
 */
export function useFirstWrongField(form: RefObject<HTMLFormElement | null>, problem: Problem | null): () => void {
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus anew.
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
