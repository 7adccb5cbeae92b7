import type { ReactNode } from "react";
import { ClampedText } from "#src/ui/problem/ClampedText.tsx";
import { CopyDetails } from "#src/ui/problem/CopyDetails.tsx";

/** A toast's text, the details of a failure to copy, and a progress bar. */
export function ToastMessage(props: { text: ReactNode; details: string | undefined; progress?: number | undefined }) {
  const { text, details, progress } = props;
  return (
    <>
      <ClampedText>{text}</ClampedText> {details && <CopyDetails details={details} />}
      {progress !== undefined && <progress className="toast-progress" value={progress} aria-hidden="true" />}
    </>
  );
}
