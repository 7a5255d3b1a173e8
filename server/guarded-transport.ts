/** Connections to rooms, each of which may send so much, and has to read what it is sent. */
import { CloseCode, Protocol } from '@colyseus/core';
import { WebSocketTransport, type WebSocketClient } from '@colyseus/ws-transport';
import { LARGEST_MESSAGE } from '../engine/room/messages.ts';
import type { Refusals, Refused } from './refusals.ts';
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

/** Whatever a connection sends counts, parts of the protocol included; nobody hears of what is refused. */
function limit(socket: Connection, perSecond: number, refusals: Refusals): void {
  const bucket = new TokenBuckets(2 * perSecond, perSecond);
  let isShut = false;
  const refuse = (what: Refused, word: string): void => {
    if (isShut) return;
    isShut = true;
    refusals.count(what);
    shut(socket, CloseCode.WITH_ERROR, word);
  };
  const take = (): void => {
    if (bucket.take('')) return;
    refuse('floods', 'too many messages');
    socket.pause();
  };
  const emit = socket.emit.bind(socket);
  socket.emit = (event: string, ...about: unknown[]): boolean => {
    if (['message', 'ping', 'pong'].includes(event)) take();
    if (event === 'message' && !isOfPages(about[0] as Buffer)) refuse('messages', 'unknown message');
    return isShut && event === 'message' ? false : emit(event, ...about);
  };
  // Such as a message that is too large, or none at all.
  socket.on('error', () => refusals.count('messages'));
}

/** What a page may send beside messages. */
const SIGNALS: readonly unknown[] = [Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING];
/** Before each short text in MessagePack, with its length in the bits that are free. */
const [SHORT_TEXT, ITS_LENGTH] = [0xa0, 0x1f];

/** Whether a page may have sent it: Colyseus reads anything else as far as it can, and writes a line about it. */
function isOfPages(data: Buffer): boolean {
  const [code, text = 0] = data;
  if (code !== Protocol.ROOM_DATA) return SIGNALS.includes(code);
  const name = data.subarray(2, 2 + (text & ITS_LENGTH));
  return (text & ~ITS_LENGTH) === SHORT_TEXT && name.every((letter) => letter < 0x80);
}
