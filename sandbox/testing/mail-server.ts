import { text } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type TestMailServer = {
  /** For `SMTP_URL`. */
  url: string;
  /** The received emails in order. */
  received: Email[];
  /** Waits for the next email to an address. */
  next: (to: string) => Promise<Email>;
  stop: () => Promise<void>;
};

/** Starts an SMTP server that keeps received emails. */
export async function startMailServer(): Promise<TestMailServer> {
  const received: Email[] = [];
  const waiting = new Map<string, (email: Email) => void>();
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    async onData(stream, _, done) {
      // A killed sandbox aborts the connection.
      const sent = await text(stream).catch(() => null);
      if (sent === null) return;
      const email = await PostalMime.parse(sent);
      received.push(email);
      done();
      for (const { address = "" } of email.to ?? []) {
        waiting.get(address)?.(email);
        waiting.delete(address);
      }
    },
  });
  // A killed sandbox aborts its connection.
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await new Promise((ready) => listening.once("listening", ready));
  const address = listening.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    received,
    next: (to) => new Promise((resolve) => waiting.set(to, resolve)),
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
}
