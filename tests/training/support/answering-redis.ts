/** A Redis server in this process that answers as a test wants it to. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** What Redis answers to a command, as it goes over the wire: `+OK` is good news, `-ERR why` is bad. Undefined: nothing. */
export type Answering = (command: string, args: readonly string[]) => string | undefined;

export interface AnsweringRedis {
  port: number;
  url: string;
  /** Connections that are open. */
  sockets: ReadonlySet<Socket>;
  close: () => Promise<void>;
}

/** Starts one. @param answer where it has none, pings are answered with `PONG`, and all else with `OK` */
export async function startAnswering(answer: Answering = () => undefined): Promise<AnsweringRedis> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += String(chunk);
      for (let asked = commandIn(text); asked !== null; asked = commandIn(text)) {
        text = text.slice(asked.length);
        const [name, ...args] = asked.words;
        const command = name.toLowerCase();
        socket.write(`${answer(command, args) ?? (command === 'ping' ? '+PONG' : '+OK')}\r\n`);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { port, url: `redis://127.0.0.1:${port}`, sockets, close };
}

/** The first command of what came, a list of words that are as long as is said before each; null where it is not all there. */
function commandIn(text: string): { words: string[]; length: number } | null {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (head === null) return null;
  const words: string[] = [];
  let at = head[0].length;
  while (words.length < Number(head[1])) {
    const word = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (word === null) return null;
    const from = at + word[0].length;
    const to = from + Number(word[1]);
    if (text.length < to + 2) return null;
    words.push(text.slice(from, to));
    at = to + 2;
  }
  return { words, length: at };
}
