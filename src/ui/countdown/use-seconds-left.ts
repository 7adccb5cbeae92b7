import { useEffect, useState } from "react";

/**
 * Counts whole seconds down to 0.
 * @param since the countdown restarts when it changes.
 */
export function useSecondsLeft(seconds: number, since: unknown): number {
  const [counted, setCounted] = useState({ since, left: seconds });
  useEffect(() => {
    // The wall clock, so that the count is right after the device has slept.
    const end = Date.now() + seconds * 1000;
    const count = () => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setCounted((before) => (before.since === since && before.left === left ? before : { since, left }));
    };
    count();
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, [seconds, since]);
  return counted.since === since ? counted.left : seconds;
}
