import type { ReactNode } from "react";
import { ClampedText } from "#src/ui/problem/ClampedText.tsx";
import { CopyDetails } from "#src/ui/problem/CopyDetails.tsx";

/** What a toast says, how far that is, and the details of a failure to copy. */
export function ToastMessage(props: { text: ReactNode; details: string | undefined; progress?: number | undefined }) {
  const { text, details, progress } = props;
  return (
    <>
      <ClampedText>{text}</ClampedText> {details && <CopyDetails details={details} />}
      {progress !== undefined && <progress className="toast-progress" value={progress} aria-hidden="true" />}
    </>
  );
}
