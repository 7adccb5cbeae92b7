import type { Failure } from "#contracts/failure.ts";
import { ClampedText } from "#src/ui/problem/ClampedText.tsx";
import { CopyDetails } from "#src/ui/problem/CopyDetails.tsx";

/** What a toast says, and the details of a failure to copy. */
export function ToastMessage({ text, failure }: { text: string; failure: Failure | undefined }) {
  return (
    <>
      <ClampedText>{text}</ClampedText> {failure && <CopyDetails failure={failure} />}
    </>
  );
}
