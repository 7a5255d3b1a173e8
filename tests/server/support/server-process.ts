/** A server of rooms in a process of its own, which can be ended as an operating system does it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('serve.ts', import.meta.url));

export class ServerProcess {
  readonly origin: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, origin: string) {
    this.#child = child;
    this.origin = origin;
  }

  /** Resolves when it listens. @param environment such as `ROOMS_FOLDER` @param port 0 for a free one */
  static async start(environment: Record<string, string>, port = 0): Promise<ServerProcess> {
    const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, String(port)], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    return new ServerProcess(child, String(said).trim().replace(/\/$/, ''));
  }

  /** @returns the exit code; null for one that was killed */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const ended = once(this.#child, 'close');
    this.#child.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  }
}
