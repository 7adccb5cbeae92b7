import { useEffect, useState } from "react";
import { createProgress, type Progress } from "./progress.ts";

/** Shows the progress line from `begin` until `end`, or until the view is gone that began it. */
export function useProgress(): Progress {
  const [progress] = useState(createProgress);
  useEffect(() => progress.end, [progress]);
  return progress;
}
