/** Messages between the tabs in which the game is open. */

/** @template T what they tell each other */
export interface OtherTabs<T> {
  tell: (message: T) => void;
  /** @param listener called with each message of another tab */
  follow: (listener: (message: T) => void) => void;
}

/**
 * A channel by its name. Browsers may refuse one, as Firefox does where nothing may be stored: then nobody hears, and the page
 * goes on.
 */
export function otherTabs<T = null>(name: string): OtherTabs<T> {
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(name);
  } catch {
    return { tell: () => undefined, follow: () => undefined };
  }
  return {
    tell: (message) => channel.postMessage(message),
    follow: (listener) => channel.addEventListener('message', ({ data }) => listener(data as T)),
  };
}
