/** The learners beside the first one: they play and learn in step with it, and it keeps their snapshots with its own. */
import { learnToTheEnd } from '../../../training/learner/ppo/run.ts';
import type { LearnerSnapshot } from '../../../training/learner/ppo/snapshot.ts';
import { deferred } from '../../base/deferred.ts';
import type { Beginning } from './beginning.ts';
import { createLearner, type LearnerEnvironment } from './create-learner.ts';
import type { Place } from './places.ts';
import { SNAPSHOT_ITERATIONS } from './plan.ts';

/** Learns in step with the first learner until that one ends. @throws {Error} when it cannot go on */
export async function learnInStep(
  environment: LearnerEnvironment & { place: Place },
  beginning: Beginning,
): Promise<void> {
  const [toFirst] = environment.place.ports;
  const { learner, allReduce } = await createLearner(environment, beginning);
  const run = {
    learner,
    length: beginning.plan,
    allReduce,
    isFirst: false,
    isResumed: beginning.snapshot !== null,
    snapshotIterations: SNAPSHOT_ITERATIONS,
  };
  await learnToTheEnd(run, {
    // Those of the first count.
    seconds: () => 0,
    isStopping: () => false,
    onSnapshot: (snapshot) => toFirst.postMessage(snapshot),
    onFigures: () => undefined,
  });
}

/** The latest snapshots of the other learners, as the first one gets them. */
export class OtherSnapshots {
  readonly #latest: (LearnerSnapshot | null)[];
  #next = deferred<void>();

  constructor(ports: readonly MessagePort[]) {
    this.#latest = ports.map(() => null);
    ports.forEach((port, i) => {
      port.addEventListener('message', ({ data }: MessageEvent<LearnerSnapshot>) => {
        this.#latest[i] = data;
        this.#next.resolve();
        this.#next = deferred();
      });
      port.start();
    });
  }

  /** Resolves once all of them have come that were taken in an iteration: the last one with a snapshot. */
  async of(iteration: number): Promise<LearnerSnapshot[]> {
    for (;;) {
      const there = this.#latest.filter((snapshot) => snapshot?.json.iteration === iteration);
      if (there.length === this.#latest.length) return there as LearnerSnapshot[];
      await this.#next.promise;
    }
  }
}
