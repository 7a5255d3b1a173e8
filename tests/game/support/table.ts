/** A match at the table on a page without a browser, played by the accessible tree. */
import { onTestFinished, vi } from 'vitest';
import type { Action } from '../../../engine/actions.ts';
import type { MatchRecord } from '../../../engine/record.ts';
import type { ReviewedDecision } from '../../../engine/review/review.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { deferred } from '../../../game/base/deferred.ts';
import { SETTINGS_KEY, type Settings } from '../../../game/catalogue/settings.ts';
import type { Destination } from '../../../game/match/destinations.ts';
import { MatchController, type MatchServices } from '../../../game/match/match-controller.ts';
import type { TableOpening } from '../../../game/match/open-table.ts';
import type { DailyServices } from '../../../game/match/daily-match.ts';
import type { SpecialMatch } from '../../../game/match/special-match.ts';
import type { AdviceQuestion, HintAdvice } from '../../../game/services/bots/advice-service.ts';
import type { JudgedBefore } from '../../../game/services/bots/messages.ts';
import type { CreateSeatBot, SeatBot } from '../../../game/services/bots/seat-bot.ts';
import type { Knowledge } from '../../../game/services/bots/knowledge.ts';
import { Preferences } from '../../../game/services/preferences.ts';
import { MatchLocks } from '../../../game/services/storage/match-locks.ts';
import { OpenMatches } from '../../../game/services/storage/open-matches.ts';
import { PlayedDays } from '../../../game/services/storage/played-days.ts';
import { memoryStores } from '../../../game/services/storage/stores.ts';
import { exposeScreen } from '../../../game/services/screen-state.ts';
import { BrowserLocks } from './browser-locks.ts';
import { pressAtTable, settle, tableButtonNames, tableText } from './page.ts';
import { fakeScene } from './scene.ts';

/** The settings as they were chosen, of somebody who has played before, at instant speed. */
export function preferencesOf(chosen: Partial<Settings> = {}): Preferences {
  localStorage.setItem(SETTINGS_KEY, JSON.stringify({ speed: 'instant', opponents: 1, isNew: false, ...chosen }));
  return new Preferences({ storage: () => localStorage, beforeOtherTab: () => Promise.resolve() });
}

/** A review that the bots were asked for. */
interface AskedReview {
  question: { record: MatchRecord; seat: number; known: JudgedBefore };
  signal: AbortSignal;
  /** Tells of a judged decision. */
  judge: (judged: ReviewedDecision | null) => void;
  /** Tells that all are judged. */
  end: () => void;
}

interface AskedOptions {
  signal: AbortSignal;
  onProgress: (progress: { judged: ReviewedDecision | null }) => void;
}

/** Bots that draw and discard, or do what a test says. */
export class FakeBots {
  state: MatchServices['bots']['state'] = { is: 'unavailable', why: 'missing', reason: '' };
  readonly settled = deferred<void>();
  /** What happened, in order. */
  readonly log: string[] = [];
  /** Called when a deal begins, or goes on. */
  readonly retry = (): void => void this.log.push('deal');
  readonly load = vi.fn<MatchServices['bots']['load']>((_rules, choice) => {
    this.log.push(`load ${JSON.stringify(choice)}`);
  });
  readonly compareDay = vi.fn<DailyServices['comparisons']['compareDay']>(() => new Promise(() => undefined));
  /** The policies that are at hand for one match. */
  guests: readonly string[] = [];
  /** Answers the question for advice that is open. */
  advise: (advice: HintAdvice) => void = () => undefined;
  readonly stopAdvice = vi.fn<() => void>();
  readonly questions: AdviceQuestion[] = [];
  act: (legal: readonly Action[]) => Action = ([first]) => first;
  /** Reviews that are asked for: the question, and how to tell and to answer. */
  readonly reviews: AskedReview[] = [];

  readonly createBot: CreateSeatBot = (opponent): SeatBot => {
    const { seed: _, ...traits } = opponent;
    return {
      name: 'bot',
      doubt: 0,
      player: { policy: 'expert', ...traits },
      beginDeal: () => undefined,
      decide: (_view, legal) => this.act(legal),
    };
  };

  service(): MatchServices['bots'] {
    const fake = {
      recall: (guest: string) => Promise.resolve(this.guests.includes(guest)),
      whenSettled: () => this.settled.promise,
      sourceFor: () => ({}),
      ask: (_kind: 'review', question: AskedReview['question'], { signal, onProgress }: AskedOptions) => {
        const { promise, resolve } = deferred<string>();
        this.reviews.push({
          question,
          signal,
          judge: (judged) => onProgress({ judged }),
          end: () => resolve('policy'),
        });
        return promise;
      },
    };
    return Object.assign(this, fake) as unknown as MatchServices['bots'];
  }

  advice(): MatchServices['advice'] {
    return {
      advise: (question, onAdvice) => {
        this.questions.push(question);
        this.advise = onAdvice;
        return this.stopAdvice;
      },
    };
  }
}

/** What matches at the table need, those of a day among them. */
type TableServices = MatchServices & Pick<DailyServices, 'days' | 'comparisons'>;

export interface TableOptions {
  settings?: Partial<Settings>;
  rules?: HouseRules;
  bots?: FakeBots;
  opening?: Pick<TableOpening, 'resumed' | 'again'>;
  special?: (services: TableServices) => SpecialMatch;
  /** Decides the cards; null for a sealed match. */
  seed?: number | null;
}

export class Table {
  readonly fake = fakeScene();
  /** Where it has led to. */
  readonly led: Destination[] = [];
  readonly stores = memoryStores();
  readonly services: TableServices;
  readonly bots: FakeBots;
  readonly match: MatchController;

  constructor({
    settings,
    rules = preset('scat'),
    bots = new FakeBots(),
    opening = {},
    special,
    seed = 3,
  }: TableOptions) {
    this.bots = bots;
    window.history.replaceState(null, '', seed === null ? '?' : `?seed=${seed}`);
    const locks = new MatchLocks(new BrowserLocks().locks);
    const { stores } = this;
    const options = { stores, locks, onUnstored: () => undefined };
    this.services = {
      preferences: preferencesOf(settings),
      games: { rules },
      bots: bots.service(),
      createBot: bots.createBot,
      advice: bots.advice(),
      comparisons: { compareDay: bots.compareDay },
      knowledge: {
        of: () => null,
        playerOf: () => null,
        canAdapt: () => false,
        load: () => Promise.resolve(),
      } as unknown as Knowledge,
      stores,
      sounds: { play: () => undefined },
      openMatches: new OpenMatches({ ...options, onRecord: () => undefined }),
      days: new PlayedDays(options),
      nextSeal: { lastSecret: null, word: '' },
      onTeach: () => undefined,
      goTo: (to) => {
        this.led.push(to);
        return Promise.resolve(true);
      },
    };
    const { scene } = this.fake;
    if (!('__thirtyOne' in window)) exposeScreen(() => ({}) as never);
    this.match = new MatchController(scene, this.services, opening, special?.(this.services));
    scene.events.on('shutdown', () => this.match.leave());
    void this.match.play();
    onTestFinished(() => this.fake.end());
  }

  /** Lets everything happen that waits for nothing but its turn. */
  async settle(): Promise<void> {
    await settle();
    this.match.update();
    this.fake.frame();
  }

  /** The names of all that can be pressed. */
  get names(): string[] {
    return tableButtonNames();
  }

  /** All that can be read. */
  get text(): string {
    return tableText().join('\n');
  }

  /** What was announced, the oldest first. */
  get spoken(): string[] {
    return [...document.querySelectorAll('#spoken p')].map(({ textContent }) => textContent ?? '');
  }

  /** Presses the first button whose name begins so. */
  async press(beginning: string): Promise<void> {
    pressAtTable(beginning);
    await this.settle();
  }

  /** Presses what has to be confirmed. */
  async confirm(beginning: string): Promise<void> {
    await this.press(beginning);
    await this.press(beginning);
  }

  async key(key: string): Promise<void> {
    window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await this.settle();
  }

  /** The state of the screen. */
  get shown(): Record<string, unknown> {
    return window.__thirtyOne;
  }
}

/** Sits down, and waits until nothing happens any more. */
export async function sitDown(options: TableOptions = {}): Promise<Table> {
  const table = new Table(options);
  await table.settle();
  return table;
}
