/** A job done by the thread that asks for it, as programs need it: they end when that thread is stopped. */
import { NO_CHECKPOINTS, type JobKind, type JobListener, type RunPart } from './job-kind.ts';
import { KINDS, type KindName, type PartOf, type ResultOf, type SharedOf } from './kinds.ts';

export class MainThreadJob<Name extends KindName> {
  readonly #kind: Name;
  readonly #shared: SharedOf<Name>;

  constructor(kind: Name, shared: SharedOf<Name>) {
    this.#kind = kind;
    this.#shared = shared;
  }

  /** Does all parts, one after another. @throws what a part throws */
  async run(parts: readonly PartOf<Name>[], listener: JobListener<ResultOf<Name>>): Promise<void> {
    const kind = (await KINDS[this.#kind].load()) as JobKind<unknown, unknown, unknown>;
    const runPart = (await kind.prepare(this.#shared)) as RunPart<PartOf<Name>, ResultOf<Name>>;
    for (const [at, part] of parts.entries()) {
      await listener.onResult(at, await runPart(part, (share) => listener.onProgress(at, share), NO_CHECKPOINTS));
    }
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
