/**
 * Whether the shortcuts that are a single sign (`/`, `?`) work. Speech input and a hand that trembles press them by
 * mistake, so they can be switched off on this device (WCAG 2.1.4).
 */
import { useSyncExternalStore } from "react";

const KEY = "single-key-shortcuts";
const listeners = new Set<() => void>();

export function areSignsOn(): boolean {
  return localStorage.getItem(KEY) !== "off";
}

export function switchSigns(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, "off");
  for (const listener of listeners) listener();
}

export function useSigns(): boolean {
  return useSyncExternalStore(subscribe, areSignsOn, () => true);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
