/** Connections to rooms, each of which may send so much, and has to read what it is sent. */
import { CloseCode } from '@colyseus/core';
import { WebSocketTransport, type WebSocketClient } from '@colyseus/ws-transport';
import { LARGEST_MESSAGE } from '../engine/room/messages.ts';
import type { Refusals } from './refusals.ts';
import { TokenBuckets } from './token-bucket.ts';

type Connection = WebSocketClient['ref'];

/** What may wait to be sent to a device that does not read, in bytes. */
const MOST_UNSENT = 1024 * 1024;
/** How often that is looked at, in ms. */
const LOOK = 1000;
/** What is told why it is closed is closed after so long, in ms, whether it answers or not. */
const GRACE = 1000;

export class GuardedTransport extends WebSocketTransport {
  readonly #look: NodeJS.Timeout;

  /** @param messagesPerSecond of one connection, and twice as many at once */
  constructor(messagesPerSecond: number, refusals: Refusals) {
    super({ noServer: true, maxPayload: LARGEST_MESSAGE });
    this.wss.prependListener('connection', (socket) => limit(socket, messagesPerSecond, refusals));
    this.#look = setInterval(() => {
      for (const socket of this.wss.clients) {
        if (socket.bufferedAmount <= MOST_UNSENT) continue;
        refusals.count('unread');
        socket.terminate();
      }
    }, LOOK).unref();
  }

  override shutdown(): void {
    clearInterval(this.#look);
    super.shutdown();
  }
}

/** Closes a connection with a code and a word: nothing that it sends counts any more. */
export function shut(socket: Connection, code: number, word: string): void {
  socket.removeAllListeners('message');
  socket.close(code, word);
  setTimeout(() => socket.terminate(), GRACE).unref();
}

/** Whatever a connection sends counts, parts of the protocol included. */
function limit(socket: Connection, perSecond: number, refusals: Refusals): void {
  const bucket = new TokenBuckets(2 * perSecond, perSecond);
  let isShut = false;
  const take = (): void => {
    if (isShut || bucket.take('')) return;
    isShut = true;
    refusals.count('floods');
    shut(socket, CloseCode.WITH_ERROR, 'too many messages');
    socket.pause();
  };
  socket.on('message', take).on('ping', take).on('pong', take);
  // Such as a message that is too large, or none at all.
  socket.on('error', () => refusals.count('messages'));
}
