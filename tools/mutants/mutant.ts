/** What came of one change, in Stryker's words. */
export type Status =
  | "Killed"
  | "Timeout"
  | "Survived"
  | "NoCoverage"
  | "Ignored"
  | "RuntimeError"
  | "CompileError"
  | "Pending";

/** A small change that Stryker made to a file. */
export type Mutant = {
  /** From the root. */
  file: string;
  /** From 1. */
  line: number;
  /** Which kind of change, such as "ConditionalExpression". */
  kind: string;
  /** What stood there, and what stood there instead. */
  original: string;
  replacement: string;
  /** The line as it was then; of several lines what is left of the first and the last. */
  changed: string;
  status: Status;
};

/** What a mutant is called where a reason is given for it: the line's number is left out, for it moves. */
export function nameOf({ file, changed }: Mutant): string {
  return `${file}: ${shortened(changed)}`;
}

/** What was changed into what, for a reader. */
export function changeOf({ kind, original, replacement }: Mutant): string {
  return `${kind}: ${shortened(original)} → ${shortened(replacement)}`;
}

export function isKilled({ status }: Mutant): boolean {
  return status === "Killed" || status === "Timeout";
}

/** Whether it changed nothing that a test saw. */
export function survives({ status }: Mutant): boolean {
  return status === "Survived" || status === "NoCoverage";
}

/** On one line, and no longer than is needed to know it. */
function shortened(text: string): string {
  const plain = text.replaceAll(/\s+/g, " ").trim();
  return plain.length > 120 ? `${plain.slice(0, 120)}…` : plain;
}
