import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";

/**
 * The query that says where a visitor wanted to go (2.20), which one signed-out form hands on to the next. A form that
 * was rendered ahead knows of none until it is awake; early.ts hands it on before.
 * @returns with its `?`; empty where nothing was wanted.
 */
export function useWayBack(): string {
  const { search } = useLocation();
  const isAwake = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return isAwake ? search : "";
}
