import type { Browser } from 'playwright-core';
import { formatAction } from '../../../../engine/actions.ts';
import { decisionsIn } from '../../../../engine/fair/blindness.ts';
import { Random } from '../../../../engine/random.ts';
import { NO_POLICY, COARSE } from '../../../browser/support/built-game.ts';
import { changesOf, goOnLabel, POINTER_INPUT } from '../../../browser/support/player.ts';
import type { Screen } from '../../../browser/support/screen.ts';
import { Visit } from '../../../browser/support/visit.ts';
import { withBuiltGame } from '../../browser/with-built-game.ts';
import type { Fault, Findings, Proof, ProofPart } from '../proof.ts';

const RELOADS = 200;
/** How long after an action a reload comes at most, in ms: whole animations, and the writing of the save. */
const LATEST = 600;
/** The page's errors when it is reloaded in the middle of a request. */
const INTERRUPTED = /ERR_ABORTED|NetworkError when|Failed to fetch/;
const SPEEDS = ['instant', 'double', 'normal'] as const;

export const reloads: Proof = {
  name: 'reloads',
  shows:
    'A match that is reloaded at random moments goes on with every action that was made: its record has them all, once, in their order.',
  unit: 'reloads',
  fullSize: RELOADS,
  partSize: 20,
  isAlone: true,
  run: reloadMatches,
};

async function reloadMatches(
  { seed, size }: ProofPart,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<Findings> {
  const random = new Random(seed);
  const figures = { reloads: 0, matches: 0, actions: 0 };
  const faults: Fault[] = [];
  await withBuiltGame(async (browser, origin) => {
    while (figures.reloads < size && !signal.aborted) {
      const cards = random.below(1_000_000);
      const again = `seed ${seed}, match ${figures.matches + 1}, cards of seed ${cards}`;
      const match = await ReloadedMatch.begin(browser, `${origin}?seed=${cards}`, random);
      await match.play(size - figures.reloads, (count) => onProgress(figures.reloads + count), signal);
      if (!signal.aborted) faults.push(...(await match.faults()).map((what) => ({ what, again })));
      figures.reloads += match.reloads;
      figures.actions += match.made.length;
      figures.matches++;
      await match.visit.end();
    }
  });
  return { figures, faults };
}

const isOver = ({ scene }: Screen): boolean => scene === 'result';
const mayAct = ({ targets, legal }: Screen): boolean => targets?.length > 0 && legal.length > 0;

class ReloadedMatch {
  readonly visit: Visit;
  readonly #random: Random;
  /** What was done where there was a choice. */
  readonly made: string[] = [];
  reloads = 0;
  /** Its id. */
  #match = '';

  private constructor(visit: Visit, random: Random) {
    this.visit = visit;
    this.#random = random;
  }

  static async begin(browser: Browser, address: string, random: Random): Promise<ReloadedMatch> {
    const visit = await Visit.begin(browser, address, { ...COARSE, routes: NO_POLICY, expected: INTERRUPTED });
    // Of two, the match is over where one is out: nobody watches bots.
    await visit.applySettings({ opponents: 1, speed: SPEEDS[random.below(SPEEDS.length)] });
    await visit.pressButton('Play');
    return new ReloadedMatch(visit, random);
  }

  /** Plays it to its end, by random actions. @param most reloads */
  async play(most: number, onReload: (reloads: number) => void, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const screen = await this.visit.see(
        'a decision',
        (now) => isOver(now) || goOnLabel(now) !== undefined || mayAct(now),
      );
      if (isOver(screen)) return;
      this.#match = screen.match;
      const label = goOnLabel(screen);
      if (label === undefined) await this.#act(screen);
      else await POINTER_INPUT.goOn(this.visit, label);
      await this.visit.see(
        'what came of it',
        (now) => changesOf(now) !== changesOf(screen) || (label !== undefined && goOnLabel(now) !== label),
      );
      if (this.reloads === most || this.#random.below(2) > 0) continue;
      await this.visit.page.waitForTimeout(this.#random.below(LATEST));
      this.reloads++;
      onReload(this.reloads);
      if (!(await this.#reload())) return;
    }
  }

  async #act(screen: Screen): Promise<void> {
    const { legal } = screen;
    const knock = legal.find((action) => action.startsWith('knock'));
    const action = knock !== undefined && this.#random.below(3) === 0 ? knock : legal[this.#random.below(legal.length)];
    await POINTER_INPUT.act(this.visit, screen, action);
    if (legal.length > 1) this.made.push(action);
  }

  /** @returns whether the match goes on */
  async #reload(): Promise<boolean> {
    await this.visit.page.reload();
    const { openMatches } = await this.visit.see(
      'the menu',
      ({ scene, openMatches: all }) => scene === 'menu' && all !== undefined,
    );
    if (openMatches.length === 0) return false;
    await this.visit.pressButton('Continue');
    await this.visit.see('the table', ({ scene }) => scene === 'table' || scene === 'result');
    return true;
  }

  /** What is wrong with its record, or went wrong in the page. */
  async faults(): Promise<string[]> {
    const record = await this.#record();
    if (record === null) return ['the match is over, and there is no record of it', ...this.visit.problems];
    const recorded = decisionsIn(record)
      .filter(({ seat, action }) => seat === 0 && action > 0)
      .map(({ done }) => formatAction(done));
    const isSame = recorded.join() === this.made.join();
    const difference = `${this.made.length} actions were made (${this.made.join(', ')}), and ${recorded.length} are recorded (${recorded.join(', ')})`;
    return [...(isSame ? [] : [difference]), ...this.visit.problems];
  }

  /** Its record as it is stored; null where there is none. */
  async #record(): Promise<unknown> {
    if (isOver(await this.visit.screen())) await this.visit.pressButton('Menu');
    await this.visit.see('that no match is open', ({ openMatches }) => openMatches?.length === 0);
    return this.visit.page.evaluate(
      (id) =>
        new Promise((resolve) => {
          const opening = indexedDB.open('thirty-one-records');
          opening.addEventListener('success', () => {
            const reading = opening.result.transaction('records').objectStore('records').get(id);
            reading.addEventListener('success', () => {
              opening.result.close();
              resolve((reading.result as { record: unknown } | undefined)?.record ?? null);
            });
          });
        }),
      this.#match,
    );
  }
}
