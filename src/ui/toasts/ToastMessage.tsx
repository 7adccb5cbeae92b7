import type { ReactNode } from "react";
import type { Failure } from "#contracts/failure.ts";
import { ClampedText } from "#src/ui/problem/ClampedText.tsx";
import { CopyDetails } from "#src/ui/problem/CopyDetails.tsx";

/** What a toast says, how far that is, and the details of a failure to copy. */
export function ToastMessage(props: { text: ReactNode; failure: Failure | undefined; progress?: number | undefined }) {
  const { text, failure, progress } = props;
  return (
    <>
      <ClampedText>{text}</ClampedText> {failure && <CopyDetails failure={failure} />}
      {progress !== undefined && <progress className="toast-progress" value={progress} aria-hidden="true" />}
    </>
  );
}
