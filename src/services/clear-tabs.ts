/** Where the tabs of this browser tab are kept (3.4). */
export const TABS_KEY = "open-tabs";

/** Clears the tabs, as a sign-out does (4.1); whether the tab bar is shown or not. */
export function clearTabs(): void {
  sessionStorage.removeItem(TABS_KEY);
}
