/** PyTorch in a process of its own, one thread, as a reference (`torch-step.py`). */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('torch-step.py', import.meta.url));
/** A Python earlier in PATH than Debian's often lacks Debian's packages. */
const PYTHONS = ['python3', '/usr/bin/python3'];
/** Kernels of OpenBLAS that may be faster than the one that it picks itself (''). */
const CORE_TYPES = ['', 'Haswell', 'SkylakeX', 'Cooperlake'];
/** How many steps each is tried for. */
const TRIAL = 15;

export class TorchProcess {
  /** Version and kernels. */
  readonly name: string;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;

  private constructor(name: string, child: ChildProcessWithoutNullStreams, lines: AsyncIterator<string>) {
    this.name = name;
    this.#child = child;
    this.#lines = lines;
  }

  /**
   * Starts PyTorch at its fastest setting.
   * @param args of torch-step.py
   * @returns null where it is not installed
   */
  static async start(args: readonly string[]): Promise<TorchProcess | null> {
    let best = { seconds: Infinity, python: '', coreType: '' };
    for (const python of PYTHONS) {
      for (const coreType of CORE_TYPES) {
        const torch = await TorchProcess.#open(python, coreType, args);
        if (torch === null) break;
        await torch.seconds('train', TRIAL);
        const seconds = await torch.seconds('train', TRIAL);
        torch.close();
        if (seconds < best.seconds) best = { seconds, python, coreType };
      }
      if (best.python !== '') return TorchProcess.#open(best.python, best.coreType, args);
    }
    return null;
  }

  /** How many seconds of a core so many steps take. */
  seconds(what: 'train' | 'policy', steps: number): Promise<number> {
    return this.#ask<number>(`${what} ${steps}`);
  }

  /** The parameters as they are now, flat, in the order of mlp.ts. */
  parameters(): Promise<number[]> {
    return this.#ask<number[]>('parameters');
  }

  close(): void {
    this.#child.stdin.end();
  }

  static async #open(python: string, coreType: string, args: readonly string[]): Promise<TorchProcess | null> {
    const env = { ...process.env, OPENBLAS_NUM_THREADS: '1', OMP_NUM_THREADS: '1' };
    const child = spawn(python, [SCRIPT, ...args], {
      env: coreType === '' ? env : { ...env, OPENBLAS_CORETYPE: coreType },
    });
    // Without Python or PyTorch the output ends at once, which is enough to know.
    child.on('error', () => {});
    child.stdin.on('error', () => {});
    child.stderr.resume();
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const { value, done } = await lines.next();
    if (done === true) return null;
    const kernels = coreType === '' ? '' : `, OPENBLAS_CORETYPE=${coreType}`;
    return new TorchProcess(`PyTorch ${JSON.parse(value) as string}${kernels}`, child, lines);
  }

  async #ask<T>(question: string): Promise<T> {
    this.#child.stdin.write(`${question}\n`);
    const { value, done } = await this.#lines.next();
    if (done === true) throw new Error(`PyTorch ended when it was asked for "${question}"`);
    return JSON.parse(value) as T;
  }
}
