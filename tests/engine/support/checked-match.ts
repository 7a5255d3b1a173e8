/** A match by random actions, in which everything that can be computed a second time is. */
import { deepStrictEqual, strictEqual } from 'node:assert/strict';
import { ACTION_COUNT } from '../../../engine/actions.ts';
import type { DealEvent, MatchEvent } from '../../../engine/events.ts';
import { whyNot } from '../../../engine/legality.ts';
import { Match, type DealResult } from '../../../engine/match.ts';
import { packOf } from '../../../engine/pack.ts';
import { Random } from '../../../engine/random.ts';
import { Recorder, replayRecord } from '../../../engine/record.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { resumeMatch, saveMatch } from '../../../engine/save.ts';
import { playRandomly } from './arbitraries.ts';
import { Course } from './course.ts';
import { keepsThePack, stateOf } from './inside.ts';
import { knowledge } from './knowledge.ts';
import { Oracle } from './oracle.ts';
import { renaming, seenBy } from './prefix.ts';

/** What was checked, in all matches so far. */
interface CheckedCounts {
  matches: number;
  deals: number;
  actions: number;
  /** How often a match was saved and resumed. */
  resumed: number;
  /** How many views were looked at with other hidden cards. */
  swapped: number;
  /** Records that were played again. */
  replayed: number;
}

/** A match is resumed so often at most, and its hidden cards swapped: some go on for a hundred thousand actions. */
const MOST_LOOKS = 40;

/** What costs much is done now and then: in one of so many states, or after one of so many matches; never where it is 0. */
interface CheckedHowOften {
  /** All actions that there are: which of them are legal. */
  legal: number;
  resume: number;
  swap: number;
  replay: number;
}

export function noCounts(): CheckedCounts {
  return { matches: 0, deals: 0, actions: 0, resumed: 0, swapped: 0, replayed: 0 };
}

/** Checks one match by some rules, from its first deal to its winner. */
export class CheckedMatch {
  readonly #rules: HouseRules;
  readonly #players: number;
  readonly #seed: number;
  readonly #random: Random;
  readonly #often: CheckedHowOften;
  readonly #counts: CheckedCounts;
  readonly #recorder = new Recorder();
  readonly #match: Match;
  readonly #heard: MatchEvent[] = [];
  /** Of the deal in progress. */
  #events: DealEvent[] = [];
  #looks = 0;

  /** @param counts receive what is checked */
  constructor(rules: HouseRules, seed: number, often: CheckedHowOften, counts: CheckedCounts) {
    const [fewest, most] = rules.players;
    this.#rules = rules;
    this.#seed = seed;
    this.#random = new Random(seed);
    this.#players = fewest + this.#random.below(most - fewest + 1);
    this.#often = often;
    this.#counts = counts;
    const oracle = new Oracle(rules, this.#players);
    const course = new Course(rules, this.#players);
    this.#match = new Match(rules, this.#players, {
      seed,
      recorder: this.#recorder,
      listener: (event) => {
        this.#heard.push(event);
        if (event.type === 'deal-began') this.#events = [];
        else this.#events.push(event as DealEvent);
        oracle.hear(event);
        course.hear(event);
        if (event.type === 'deal-over') sameResult(this.#match.dealResult(), oracle.result(this.#match.deal.end));
      },
    });
  }

  /** Plays it to its end. @throws {Error} at the first thing that is wrong */
  play(): void {
    const { legal, resume, swap, replay } = this.#often;
    playRandomly(this.#match, this.#seed, (match) => {
      if (!keepsThePack(match.deal, match.deck)) throw new Error('cards were lost or doubled');
      this.#counts.actions++;
      if (match.phase !== 'over' && this.#looks < MOST_LOOKS && this.#isTime(resume)) this.#resume();
      if (match.phase !== 'deal') return;
      if (this.#isTime(legal)) this.#checkLegal();
      if (this.#looks < MOST_LOOKS && this.#isTime(swap)) this.#swap();
    });
    if (this.#isTime(replay)) this.#replay(this.#match, this.#recorder);
    this.#counts.matches++;
    this.#counts.deals += this.#match.dealNumber;
  }

  #isTime(often: number): boolean {
    return often > 0 && this.#random.below(often) === 0;
  }

  get #names(): string[] {
    return Array.from({ length: this.#players }, (_, seat) => `seat ${seat}`);
  }

  /** What is legal is what nothing forbids, of all actions that there are. */
  #checkLegal(): void {
    const view = this.#match.view(this.#match.seat);
    const legal = this.#match.legalActions().sort((a, b) => a - b);
    const allowed = Array.from({ length: ACTION_COUNT }, (_, action) => action).filter(
      (action) => whyNot(view, action) === null,
    );
    strictEqual(legal.join(), allowed.join());
  }

  /** A match is the same once it was saved and resumed, tells the same, and is saved as the same again; the first is played on. */
  #resume(): void {
    this.#looks++;
    const save = kept(saveMatch(this.#match, this.#recorder, this.#names));
    const heard: MatchEvent[] = [];
    const { match, recorder, names } = resumeMatch(save, { seed: 0, listener: (event) => heard.push(event) });
    strictEqual(allOf(match), allOf(this.#match));
    deepStrictEqual([heard, kept(saveMatch(match, recorder, names))], [this.#heard, save]);
    this.#counts.resumed++;
    if (this.#looks > 1) return;
    playRandomly(match, this.#seed);
    this.#replay(match, recorder);
  }

  /** No view changes where cards that its seat has not seen change places. */
  #swap(): void {
    this.#looks++;
    const { deal } = this.#match;
    for (let seat = 0; seat < this.#players; seat++) {
      const seen = seenBy(seat, { deal, rules: this.#rules, events: this.#events });
      const other = deal.clone(new Random(0));
      const before = knowledge(other, seat);
      other.swapHidden(renaming(seen, packOf(this.#rules), this.#random));
      if (knowledge(other, seat) !== before) throw new Error(`the view of seat ${seat} tells hidden cards`);
      this.#counts.swapped++;
    }
  }

  #replay(match: Match, recorder: Recorder): void {
    const replay = replayRecord(kept(recorder.record(match, this.#names)));
    const held = ({ winners, tokens, points }: Match) => [winners, tokens, points];
    deepStrictEqual([held(replay.match), replay.deals], [held(match), match.dealNumber]);
    this.#counts.replayed++;
  }
}

/** As it comes back from storage. */
function kept<T>(saved: T): T {
  return JSON.parse(JSON.stringify(saved)) as T;
}

/** Everything about a match, from every seat and behind the scenes, as text. */
function allOf(match: Match): string {
  const { phase, seat, dealer, dealNumber, winners, extraSteps, mayExtendSteps, deal } = match;
  const { tokens, points, buyInsLeft, eliminatedIn } = match;
  const bySeat = [tokens, points, buyInsLeft, eliminatedIn].map((numbers) => [...numbers]);
  const views = Array.from({ length: match.players }, (_, viewer) => match.view(viewer).toJSON());
  const open = [phase, seat, dealer, dealNumber, winners, extraSteps, mayExtendSteps, match.legalActions()];
  return JSON.stringify([open, bySeat, views, stateOf(deal)]);
}

/** @throws {Error} that begins with what of the results differs */
function sameResult(result: DealResult, second: DealResult): void {
  for (const key of Object.keys(second) as (keyof DealResult)[]) {
    deepStrictEqual(
      [key, result[key]],
      [key, second[key]],
      `${key}: ${String(result[key])} for ${String(second[key])}`,
    );
  }
  deepStrictEqual(Object.keys(result), Object.keys(second));
}
