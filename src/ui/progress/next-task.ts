/**
 * Lets the browser do what waits, such as answering a key, before work goes on: in a task of its own, also in a tab in
 * the background, whose timers are held back.
 */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
