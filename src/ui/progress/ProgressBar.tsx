import { useIsFetching } from "./pending.ts";
import "./progress.css";

/**
 * A thin line on top while a screen, list or record loads; without a spinner (9.9).
 * @param props.isMoving whether a navigation is pending.
 */
export function ProgressBar({ isMoving = false }: { isMoving?: boolean }) {
  return useIsFetching() || isMoving ? <div className="progress-line" aria-hidden="true" /> : null;
}
