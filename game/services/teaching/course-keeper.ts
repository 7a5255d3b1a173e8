/** Stores a course of teaching as it goes, and at its end the bot that was taught. */
import { OBSERVATION_VERSION } from '../../../engine/observation-layout.ts';
import { removeWithUndo } from '../../base/store.ts';
import { freeName, type KeptRules } from '../../catalogue/library.ts';
import type { Knowledge } from '../bots/knowledge.ts';
import { isNoWorse, type BotFiles, type OwnBots } from '../bots/own-bots.ts';
import { sha256Of } from '../sha256.ts';
import { COURSE, type Stores } from '../storage/stores.ts';
import type { KeptBot } from '../storage/schemas.ts';
import { rulesOfCourse, type CourseLog } from './course-log.ts';
import { pupilOf } from './pupil.ts';

interface CourseKeeperOptions {
  stores: Pick<Stores, 'botFiles' | 'courses'>;
  ownBots: Pick<OwnBots, 'add' | 'all' | 'loaded'>;
  /** Knows which policy sits where the new one would. */
  knowledge: Pick<Knowledge, 'load' | 'playerOf'>;
  /** What an action costs that a policy plays e times less often, where nothing is known of it. */
  usualFactorCost: number;
  now: () => Date;
}

/** All its methods may reject with a `StorageError`. */
export class CourseKeeper {
  readonly #options: CourseKeeperOptions;
  /** One after the other: a late checkpoint must not outlive its course. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: CourseKeeperOptions) {
    this.#options = options;
  }

  async unfinished(): Promise<CourseLog | null> {
    return (await this.#options.stores.courses.get(COURSE)) ?? null;
  }

  async checkpoint(): Promise<Uint8Array<ArrayBuffer> | null> {
    return (await this.#options.stores.botFiles.get(COURSE)) ?? null;
  }

  /** Keeps a course that goes on. @param checkpoint from which it could be continued */
  keep(log: CourseLog, checkpoint: Uint8Array<ArrayBuffer>): Promise<void> {
    const { courses, botFiles } = this.#options.stores;
    return this.#inTurn(async () => {
      await botFiles.put(COURSE, checkpoint);
      await courses.put(COURSE, log);
    });
  }

  /** Forgets the course that has not ended. @returns what brings it back */
  forget(): Promise<() => Promise<void>> {
    const { courses, botFiles } = this.#options.stores;
    return this.#inTurn(async () => {
      const [log, checkpoint] = [await removeWithUndo(courses, COURSE), await removeWithUndo(botFiles, COURSE)];
      return () => this.#inTurn(() => checkpoint().then(log));
    });
  }

  /** Stores what was taught, which plays at once where it is no worse than what sits there. @returns its id */
  async keepBot(log: CourseLog, files: BotFiles): Promise<string> {
    const { ownBots, knowledge } = this.#options;
    const id = await sha256Of(files.policy);
    await Promise.all([ownBots.loaded, knowledge.load()]);
    const bot = this.#botOf(log);
    const isUsed = isNoWorse(bot, knowledge.playerOf(rulesOfCourse(log)));
    await ownBots.add(id, { ...bot, isUsed }, files);
    await this.forget();
    return id;
  }

  #botOf({ plan, start, progress, measured }: CourseLog): KeptBot {
    const { ownBots, now, usualFactorCost } = this.#options;
    const taken = new Set([...ownBots.all.values()].map(({ name }) => name));
    const rules = plan.rules as KeptRules;
    return {
      name: freeName(pupilOf(plan).name, (name) => taken.has(name)),
      added: now().toISOString(),
      origin: 'taught',
      rules,
      players: [...plan.players],
      observation: OBSERVATION_VERSION,
      factorCost: start?.factorCost ?? usualFactorCost,
      isCostMeasured: false,
      hasCritic: true,
      decisions: progress?.decisions ?? 0,
      strength: measured.at(-1)?.strength ?? null,
      start: start?.file ?? null,
      isUsed: false,
    };
  }

  #inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = this.#last.then(job);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
