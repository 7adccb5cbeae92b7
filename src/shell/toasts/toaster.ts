/** Short messages that come and go. Their code is fetched with the first one. */
export type Message = {
  tone: "success" | "danger";
  text: string;
  /** In milliseconds; 4 s unless said otherwise. */
  duration?: number;
};

const KEPT_KEY = "message-after-reload";

/** Shows a message. */
export function tell(message: Message): void {
  void import("./show-toast.ts").then(({ showToast }) => showToast(message));
}

/** Keeps a message over the reload that follows. */
export function keepForNextPage(message: Message): void {
  sessionStorage.setItem(KEPT_KEY, message.text);
}

/** Shows what the page before the reload wanted to say. */
export function tellKept(): void {
  const text = sessionStorage.getItem(KEPT_KEY);
  sessionStorage.removeItem(KEPT_KEY);
  if (text) tell({ tone: "success", text });
}
