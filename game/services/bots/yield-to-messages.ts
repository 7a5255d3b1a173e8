/** A moment in which a worker hears what it has been told since. */

const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.addEventListener('message', () => waiting.shift()?.());
port1.start();

/** Resolves once every message has been heard that came before. Timers would wait for at least 4 ms. */
export function yieldToMessages(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    port2.postMessage(null);
  });
}
