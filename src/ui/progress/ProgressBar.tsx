import { useIsFetching } from "./pending.ts";
import "./progress.css";

/** A thin line on top while a screen is fetched, a list asked, or a record on its way; without a spinner (9.9). */
export function ProgressBar() {
  return useIsFetching() ? <div className="progress-line" aria-hidden="true" /> : null;
}
