import type { AgreedMessage as Message } from "#contracts/mock/list-messages.ts";
import type { Texts } from "#sandbox/texts.ts";

/** A sample message; `from` is the sender, `age` in minutes before the first request. */
type SampleMessage = Pick<Message, "id" | "type" | "messageType"> & {
  name: keyof Texts["message"];
  from?: string;
  age: number;
};

/** The messages of mock mode, two for each tab, one for each kind (3.13). */
export const SAMPLE_MESSAGES: readonly SampleMessage[] = [
  { id: 1, name: "question", from: "Nadia Suwan", type: "message", messageType: null, age: 24 },
  { id: 2, name: "invoice", from: "Kenji Mori", type: "message", messageType: null, age: 190 },
  { id: 3, name: "maintenance", type: "notice", messageType: 0, age: 75 },
  { id: 4, name: "renewal", type: "notice", messageType: 3, age: 1_460 },
  { id: 5, name: "callback", type: "todo", messageType: 1, age: 410 },
  { id: 6, name: "address", type: "todo", messageType: 2, age: 2_950 },
];
