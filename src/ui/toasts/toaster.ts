import i18next from "i18next";

/** Short messages that come and go. Their code is fetched with the first one. */
export type Message = {
  tone: "info" | "success" | "danger";
  text: string;
  /** A message takes the place of the one before it with the same id. */
  id?: string;
  /** In milliseconds; 4 s unless said otherwise. */
  duration?: number;
};

const KEPT_KEY = "message-after-reload";

/** What can be said after a reload; kept by name, since the next page may speak another language. */
const KEPT = ["signedOut", "languageChanged"] as const;

/** Shows a message. */
export function tell(message: Message): void {
  void import("./show-toast.ts").then(({ showToast }) => showToast(message));
}

/** Keeps a message of success over the reload that follows. */
export function keepForNextPage(notice: (typeof KEPT)[number]): void {
  sessionStorage.setItem(KEPT_KEY, notice);
}

/** Shows what the page before the reload wanted to say. */
export function tellKept(): void {
  const kept = sessionStorage.getItem(KEPT_KEY);
  sessionStorage.removeItem(KEPT_KEY);
  const notice = KEPT.find((name) => name === kept);
  if (notice) tell({ tone: "success", text: i18next.t(`notice.${notice}`) });
}
