import { useIsFetching } from "./pending.ts";
import "./progress.css";

/**
 * A thin line on top while a screen is fetched, a list asked, or a record on its way; without a spinner (9.9).
 * @param props.isMoving whether another screen is on its way.
 */
export function ProgressBar({ isMoving = false }: { isMoving?: boolean }) {
  return useIsFetching() || isMoving ? <div className="progress-line" aria-hidden="true" /> : null;
}
