/** What bots decide in the deals of days, worked out in the same way in Node and in a page. */
import { ACTION_COUNT, formatAction, parseAction, type Action } from '../../../../engine/actions.ts';
import { Batch, type EvaluateBatch } from '../../../../engine/bots/batch.ts';
import { createCharacter } from '../../../../engine/bots/character.ts';
import type { Level } from '../../../../engine/bots/characters.ts';
import { formatCards } from '../../../../engine/cards.ts';
import { DailyChance } from '../../../../engine/daily/daily-chance.ts';
import { DAILY_OPPONENTS, DAILY_PLAYERS, dayOf } from '../../../../engine/daily/day.ts';
import { Match } from '../../../../engine/match.ts';
import type { View } from '../../../../engine/view.ts';

/** A deal of a day with a level in the place of the person, as far as it has been played. */
export interface DailyPlay {
  date: string;
  position: number;
  level: Level;
  /** Chooses the chance of seat 0. */
  word: string;
  actions: string[];
}

/** What a program makes of a deal that has been played: its pack, all views, and what it would do in each of them. */
export interface Decided {
  pack: string;
  /** A hash of the views, one after the other. */
  views: string;
  actions: string[];
}

interface Policy {
  evaluate: EvaluateBatch;
  factorCost: number;
}

/** Plays deals to their end, all in step; their actions are filled in. */
export async function playOut(plays: readonly DailyPlay[], policy: Policy): Promise<void> {
  const batch = new Batch(policy.evaluate);
  let open = plays.map((play) => ({ play, table: new Table(play, batch, policy.factorCost) }));
  while ((open = open.filter(({ table }) => table.match.phase === 'deal')).length > 0) {
    const decisions = open.map(({ table }) => table.decide());
    await batch.flush();
    for (const [index, action] of (await Promise.all(decisions)).entries()) {
      open[index].table.apply(action);
      open[index].play.actions.push(formatAction(action));
    }
  }
}

/** Replays deals, and asks the bots again in every situation. */
export async function decideAgain(plays: readonly DailyPlay[], policy: Policy): Promise<Decided[]> {
  const batch = new Batch(policy.evaluate);
  const decided: Decided[] = [];
  for (const play of plays) {
    const table = new Table(play, batch, policy.factorCost);
    const pack = formatCards(table.match.deck);
    let views = 0x811c9dc5;
    const answers: Promise<Action>[] = [];
    for (const action of play.actions) {
      views = hashed(JSON.stringify(table.match.view(table.match.seat)), views);
      answers.push(table.decide());
      table.apply(parseAction(action));
    }
    await batch.flush();
    decided.push({ pack, views: views.toString(16), actions: (await Promise.all(answers)).map(formatAction) });
  }
  return decided;
}

/** FNV-1a, going on from a hash. */
function hashed(text: string, from: number): number {
  let hash = from;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** The table of one deal. */
class Table {
  readonly match: Match;
  readonly #play: DailyPlay;
  readonly #chance: DailyChance;
  readonly #batch: Batch;
  readonly #factorCost: number;
  /** By seat, how many decisions it has made. */
  readonly #decided = Array.from({ length: DAILY_PLAYERS }, () => 0);

  constructor(play: DailyPlay, batch: Batch, factorCost: number) {
    this.#play = play;
    this.#batch = batch;
    this.#factorCost = factorCost;
    this.#chance = new DailyChance(play.date, play.position);
    this.match = new Match(dayOf(play.date).rules, DAILY_PLAYERS, { chance: this.#chance });
    this.match.startDeal();
  }

  /** What the bot of the seat that decides does. */
  decide(): Promise<Action> {
    const { seat } = this.match;
    const decision = this.#decided[seat];
    const who = seat === 0 ? ({ level: this.#play.level, style: 'even' } as const) : DAILY_OPPONENTS[seat - 1];
    const seed = (): number =>
      this.#chance.numbers(1, `seat-${seat}-${decision}`, seat === 0 ? this.#play.word : '').next();
    const view = this.match.view(seat);
    const legal = this.match.legalActions();
    const evaluate = (): Promise<Float32Array> => this.#evaluate(view, legal);
    return Promise.resolve(
      createCharacter({ ...who, seed, evaluate, factorCost: () => this.#factorCost }).decide(view, legal),
    );
  }

  apply(action: Action): void {
    this.#decided[this.match.seat]++;
    this.match.apply(action);
  }

  #evaluate(view: View, legal: readonly Action[]): Promise<Float32Array> {
    return new Promise((resolve) => {
      this.#batch.add(view, legal, legal.length, ({ policy }, row) =>
        resolve(policy.slice(row * ACTION_COUNT, (row + 1) * ACTION_COUNT)),
      );
    });
  }
}
