/** A command in a process of its own, which can be killed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export class CommandProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<{ status: number | null; out: string }>;
  #error = '';

  /** @param name of a command in training/cli */
  constructor(name: string, args: readonly string[]) {
    this.child = spawn(process.execPath, ['--import', 'tsx', `training/cli/${name}.ts`, ...args], { cwd: ROOT });
    let out = '';
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => (out += text));
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.#error += text));
    this.ended = new Promise((resolve) => this.child.on('close', (status) => resolve({ status, out })));
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }

  /** @throws {Error} with what it said, where it did not end well */
  async result(): Promise<string> {
    const { status, out } = await this.ended;
    if (status !== 0)
      throw new Error(`${this.child.spawnargs.slice(3).join(' ')} ended with ${status}: ${this.#error}`);
    return out;
  }
}
