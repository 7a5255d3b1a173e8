/** Lets a worker, or the page, handle what has arrived in the meantime. */

const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.addEventListener('message', () => waiting.shift()?.());
port1.start();

/** Resolves once all earlier messages have been handled. Timers would wait for at least 4 ms. */
export function yieldToMessages(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    port2.postMessage(null);
  });
}
